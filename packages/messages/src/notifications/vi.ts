import type { Letters, PushTitles } from './en.ts';

export const letters: Letters = {
  loginCode: {
    subject: 'Mã đăng nhập của bạn',
    text: 'Hintha: {{code}} là mã đăng nhập của bạn, có hiệu lực {{minutes}} phút. Đừng cho ai biết; chúng tôi không bao giờ hỏi mã này.',
  },
  registerCode: {
    subject: 'Mã đăng ký của bạn',
    text: 'Hintha: {{code}} là mã đăng ký của bạn, có hiệu lực {{minutes}} phút. Đừng cho ai biết; chúng tôi không bao giờ hỏi mã này.',
  },
  passwordCode: {
    subject: 'Mã đặt mật khẩu mới',
    text: 'Hintha: {{code}} là mã đặt mật khẩu mới, có hiệu lực {{minutes}} phút. Nếu bạn không yêu cầu, hãy bỏ qua.',
  },
  proofCode: {
    subject: 'Mã xác nhận thay đổi',
    text: 'Hintha: {{code}} là mã xác nhận thay đổi tài khoản, có hiệu lực {{minutes}} phút. Đừng cho ai biết; chúng tôi không bao giờ hỏi mã này.',
  },
  challengeCode: {
    subject: 'Mã đăng nhập từ nơi mới',
    text: 'Hintha: {{code}} là mã đăng nhập từ nơi mới, có hiệu lực {{minutes}} phút. Nếu không phải bạn, hãy đổi mật khẩu.',
  },
  contactCode: {
    subject: 'Mã xác nhận liên hệ mới',
    text: 'Hintha: {{code}} xác nhận liên hệ này là của bạn, có hiệu lực {{minutes}} phút. Nếu bạn không yêu cầu, hãy bỏ qua.',
  },
  passwordLink: {
    subject: 'Mật khẩu mới cho tài khoản của bạn',
    text: 'Hintha: hãy đặt mật khẩu mới tại đây trong vòng {{minutes}} phút. Liên kết chỉ dùng được một lần.\n\n{{link}}\n\nNếu bạn không yêu cầu, hãy bỏ qua; mật khẩu của bạn giữ nguyên.',
  },
  newPlaceNotice: {
    subject: 'Đăng nhập từ nơi mới',
    text: 'Hintha: tài khoản của bạn đã đăng nhập từ nơi mới ({{place}}) lúc {{time}}. Nếu không phải bạn, hãy đổi mật khẩu và kết thúc các phiên khác.',
  },
  passwordNotice: {
    subject: 'Mật khẩu của bạn đã được đổi',
    text: 'Hintha: mật khẩu tài khoản của bạn đã được đổi lúc {{time}}. Nếu không phải bạn, hãy liên hệ chúng tôi ngay.',
  },
  mobileNotice: {
    subject: 'Số điện thoại của bạn đã được đổi',
    text: 'Hintha: số điện thoại của tài khoản đã được đổi lúc {{time}}. Nếu không phải bạn, hãy liên hệ chúng tôi ngay.',
  },
  emailNotice: {
    subject: 'Địa chỉ email của bạn đã được đổi',
    text: 'Hintha: địa chỉ email của tài khoản đã được đổi lúc {{time}}. Nếu không phải bạn, hãy liên hệ chúng tôi ngay.',
  },
  payeeNameNotice: {
    subject: 'Tên chủ tài khoản đã được đổi',
    text: 'Hintha: tên chủ tài khoản nhận tiền của bạn đã được đổi lúc {{time}}. Nếu không phải bạn, hãy liên hệ chúng tôi ngay.',
  },
  payeeNotice: {
    subject: 'Đã thêm tài khoản nhận tiền',
    text: 'Hintha: một tài khoản nhận tiền đã được thêm vào tài khoản của bạn lúc {{time}}. Nếu không phải bạn, hãy liên hệ chúng tôi ngay.',
  },
  paymentPasswordNotice: {
    subject: 'Mật khẩu rút tiền của bạn đã được đổi',
    text: 'Hintha: mật khẩu rút tiền của tài khoản đã được đổi lúc {{time}}. Nếu không phải bạn, hãy liên hệ chúng tôi ngay.',
  },
  authenticatorNotice: {
    subject: 'Ứng dụng xác thực của bạn đã thay đổi',
    text: 'Hintha: ứng dụng xác thực của tài khoản đã được thêm hoặc gỡ lúc {{time}}. Nếu không phải bạn, hãy liên hệ chúng tôi ngay.',
  },
};

export const pushTitles: PushTitles = {
  withdrawal_paid: 'Yêu cầu rút tiền của bạn đã được chi trả',
  draw_result: '{{name}}: đã có kết quả',
  case_answered: 'Yêu cầu của bạn đã được trả lời',
};
