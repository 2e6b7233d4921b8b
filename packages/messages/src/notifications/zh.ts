import type { Letters, PushTitles } from './en.ts';

export const letters: Letters = {
  loginCode: {
    subject: '您的登录验证码',
    text: 'Hintha：您的登录验证码是 {{code}}，{{minutes}} 分钟内有效。请勿告诉任何人，我们绝不会向您索取。',
  },
  registerCode: {
    subject: '您的注册验证码',
    text: 'Hintha：您的注册验证码是 {{code}}，{{minutes}} 分钟内有效。请勿告诉任何人，我们绝不会向您索取。',
  },
  passwordCode: {
    subject: '您的重置密码验证码',
    text: 'Hintha：您的重置密码验证码是 {{code}}，{{minutes}} 分钟内有效。如非本人操作，请忽略。',
  },
  proofCode: {
    subject: '您的账号变更验证码',
    text: 'Hintha：您的账号变更验证码是 {{code}}，{{minutes}} 分钟内有效。请勿告诉任何人，我们绝不会向您索取。',
  },
  challengeCode: {
    subject: '您的新地点登录验证码',
    text: 'Hintha：您的新地点登录验证码是 {{code}}，{{minutes}} 分钟内有效。如非本人操作，请修改密码。',
  },
  contactCode: {
    subject: '您的新联系方式验证码',
    text: 'Hintha：{{code}} 用于确认此联系方式属于您，{{minutes}} 分钟内有效。如非本人操作，请忽略。',
  },
  passwordLink: {
    subject: '重置您的账号密码',
    text: 'Hintha：请在 {{minutes}} 分钟内通过此链接设置新密码，链接仅可使用一次。\n\n{{link}}\n\n如非本人操作，请忽略，您的密码不会改变。',
  },
  newPlaceNotice: {
    subject: '新地点登录',
    text: 'Hintha：您的账号于 {{time}} 在新地点（{{place}}）登录。如非本人操作，请修改密码并退出其他设备。',
  },
  passwordNotice: {
    subject: '您的密码已修改',
    text: 'Hintha：您的账号密码已于 {{time}} 修改。如非本人操作，请立即联系我们。',
  },
  mobileNotice: {
    subject: '您的手机号码已修改',
    text: 'Hintha：您账号的手机号码已于 {{time}} 修改。如非本人操作，请立即联系我们。',
  },
  emailNotice: {
    subject: '您的邮箱已修改',
    text: 'Hintha：您账号的邮箱已于 {{time}} 修改。如非本人操作，请立即联系我们。',
  },
  payeeNameNotice: {
    subject: '您的收款人姓名已修改',
    text: 'Hintha：您账号的收款人姓名已于 {{time}} 修改。如非本人操作，请立即联系我们。',
  },
  payeeNotice: {
    subject: '已添加收款账户',
    text: 'Hintha：您的账号已于 {{time}} 添加收款账户。如非本人操作，请立即联系我们。',
  },
  paymentPasswordNotice: {
    subject: '您的提款密码已修改',
    text: 'Hintha：您账号的提款密码已于 {{time}} 修改。如非本人操作，请立即联系我们。',
  },
  authenticatorNotice: {
    subject: '您的身份验证器已变更',
    text: 'Hintha：您账号的身份验证器已于 {{time}} 绑定或解绑。如非本人操作，请立即联系我们。',
  },
};

export const pushTitles: PushTitles = {
  withdrawal_paid: '您的提款已汇出',
  draw_result: '{{name}}：开奖结果已公布',
  case_answered: '您的反馈已答复',
};
