/** What the operator has told the member, one pair of words for each kind of message. */
import type { AccountMessages } from '../en/index.ts';

export const inbox: AccountMessages['inbox'] = {
  kinds: {
    deposit_credited: {
      title: '存款已入账',
      text: '{{amount}} 已存入您的钱包。',
    },
    deposit_rejected: {
      title: '存款被拒绝',
      text: '{{amount}} 未入账。',
    },
    deposit_failed: {
      title: '存款失败',
      text: '{{amount}} 未入账，没有扣款。',
    },
    withdrawal_approved: {
      title: '提款已批准',
      text: '{{amount}} 已批准，即将付款。',
    },
    withdrawal_sent: {
      title: '已付款',
      text: '{{amount}} 正在付至您的账户，到账后请确认。',
    },
    withdrawal_received: {
      title: '付款视为已到账',
      text: '您的提款中有 {{amount}} 视为已到账。',
    },
    withdrawal_disputed: {
      title: '正在查询付款',
      text: '您表示 {{amount}} 未到账，我们正在查询。',
    },
    withdrawal_rejected: {
      title: '提款被拒绝',
      text: '{{amount}} 已退回您的钱包，可再次使用。',
    },
    withdrawal_failed: {
      title: '付款被退回',
      text: '{{amount}} 无法付款，已退回您的钱包。',
    },
    withdrawal_completed: {
      title: '提款完成',
      text: '您的 {{amount}} 提款已完成。',
    },
    bonus_granted: {
      title: '红利已发放',
      text: '{{bonus}}：{{amount}} 已存入您的钱包。',
    },
    bonus_cleared: {
      title: '流水要求已解除',
      text: '{{bonus}}：无须再完成流水。',
    },
    bonus_rejected: {
      title: '红利未发放',
      text: '您申请的红利未发放。',
    },
    bonus_forfeited: {
      title: '红利已过期',
      text: '{{bonus}}：流水完成前已过期，{{amount}} 已收回。',
    },
    bonus_bounded: {
      title: '超过可保留金额',
      text: '{{bonus}}：超过最多可保留的金额，{{amount}} 已收回。',
    },
    bonus_revoked: {
      title: '红利已收回',
      text: '{{bonus}}：对应的存款已被收回，{{amount}} 也一并收回。',
    },
    redemption_approved: {
      title: '您的礼品已在途中',
      text: '您的兑换已批准，详情请查看积分商城记录。',
    },
    redemption_rejected: {
      title: '兑换被拒绝',
      text: '您的兑换被拒绝，积分及支付的金额已退回。',
    },
    rates_asked: { title: '下调返点请求', text: '{{account}} 希望下调您的部分返点，请在到期前答复。' },
    rates_accepted: { title: '已接受下调', text: '{{account}} 已接受下调返点。' },
    rates_rejected: { title: '已拒绝下调', text: '{{account}} 已拒绝下调返点。' },
    rates_expired: {
      title: '下调返点未获答复',
      text: '您与 {{account}} 之间的下调返点请求未在期限内答复，返点不变。',
    },
    account_moved: {
      title: '您的上级已变更',
      text: '自今日起，您及您的团队归 {{account}} 名下。与原上级的契约已终止。',
    },
    downline_left: {
      title: '有账号离开您的团队',
      text: '自今日起，{{account}} 及其团队归其他代理名下。您给予的契约已终止。',
    },
    downline_joined: {
      title: '有账号加入您的团队',
      text: '自今日起，{{account}} 及其团队成为您的直属下级。',
    },
    transfer_received: {
      title: '收到 {{amount}}',
      text: '您团队的 {{account}} 向您转账 {{amount}}。',
    },
    contract_offered: {
      title: '您收到一份契约',
      text: '{{account}} 向您提出契约（{{contract}}），请在代理中心答复。',
    },
    contract_accepted: {
      title: '契约已被接受',
      text: '{{account}} 已接受您的契约（{{contract}}），自下一周期生效。',
    },
    contract_rejected: {
      title: '契约被拒绝',
      text: '{{account}} 拒绝了您的契约（{{contract}}）。',
    },
    contract_withdrawn: {
      title: '契约已撤回',
      text: '{{account}} 撤回了契约（{{contract}}）。',
    },
    contract_expired: {
      title: '契约已过期',
      text: '与 {{account}} 的契约（{{contract}}）未在规定时间内答复。',
    },
    contract_end_asked: {
      title: '请求终止契约',
      text: '{{account}} 请求终止契约（{{contract}}），请在代理中心答复。',
    },
    contract_end_refused: {
      title: '契约继续有效',
      text: '与 {{account}} 的契约（{{contract}}）未终止，继续有效。',
    },
    contract_ended: {
      title: '契约终止',
      text: '与 {{account}} 的契约（{{contract}}）在本周期结束时终止。',
    },
    contract_outranked: {
      title: '因比例降低契约终止',
      text: '付款方接受了更低的比例，与 {{account}} 的契约（{{contract}}）终止。您给下级的契约在您接受新契约前继续有效，由您自己的资金支付。',
    },
    contract_unpaid: {
      title: '欠付款项',
      text: '契约（{{contract}}）应付 {{account}} 的 {{amount}} 未能支付。付清前不能提款、转账或提出新契约。',
    },
    case_answered: {
      title: '您的反馈已答复',
      text: '我们已答复您的来信。',
    },
    reward_offered: {
      title: '您有奖励待领取',
      text: '{{bonus}}：{{amount}}。请在到期前到奖励中心领取。',
    },
    level_raised: {
      title: '等级提升',
      text: '您现在是 {{level}}，限额也相应提高。',
    },
    level_lowered: {
      title: '等级下降',
      text: '您现在是 {{level}}，限额按此等级执行。',
    },
    area_opened: {
      title: '新区域已开放',
      text: '按您的要求通知您：{{area}}已有游戏，去看看吧。',
    },
    other: {
      title: '平台通知',
      text: '您的账号有变更。',
    },
  },
  reasons: {
    NOT_RECEIVED: '我们未收到付款。',
    AMOUNT_DIFFERS: '付款金额与订单金额不一致。',
    NAME_DIFFERS: '付款来自其他姓名的账户。',
    PROOF_INVALID: '付款凭证无法通过。',
    TXN_USED: '此笔转账已用于另一笔订单。',
    CONTRADICTED: '收到的付款信息不一致。',
    LATE: '付款时订单已超时。',
    PROVIDER_REFUSED: '支付商拒绝了付款。',
    PROVIDER_FAILED: '支付商出现故障。',
    PAYER_CANCELLED: '付款已取消。',
    CHARGED_BACK: '付款已被您的银行卡撤回。',
    REVIVED: '订单已重新开启。',
    PAYEE_INVALID: '收款账户无效。',
    IDENTITY_UNCLEAR: '无法确认申请人身份，请联系我们。',
    BONUS_RULES: '未遵守红利规则。',
    CONTACT_UNKNOWN: '在通讯应用中未找到此账号。',
    PICTURES_UNCLEAR: '图片未显示所需内容。',
    SHARED_ACCOUNT: '此账号疑似由多人使用。',
    DOCUMENTS_NEEDED: '需要您提供证明文件，请联系我们。',
    OUT_OF_STOCK: '此礼品已无库存。',
    ADDRESS_UNCLEAR: '地址或电话号码不清楚。',
    HOUSE_RULES: '未遵守平台规则。',
    REFUNDED: '无法付款。',
    AUTO: '未在规定时间内答复。',
    FORCED: '经查实已到账。',
  },
  list: '消息',
  unread: '未读',
  unreadCount: '{{unread}} 条未读',
  allRead: '全部已读',
  markAll: '全部标为已读',
  today: '今天',
  yesterday: '昨天',
  amount: '金额',
  order: '订单',
  reason: '原因',
  at: '通知时间',
  toContracts: '前往代理中心',
  toTeam: '前往团队',
  toRecord: '前往账户明细',
  toRates: '查看请求',
  toDeposits: '前往存款',
  toWithdrawals: '前往提款',
  toCases: '前往反馈',
  toGames: '去看游戏',
  toRewardsStore: '前往积分商城',
  toRewards: '前往奖励中心',
  toBonuses: '前往红利',
  toClub: '前往俱乐部',
  loading: '消息加载中',
  failedTitle: '消息加载失败',
  failedText: '数据没有丢失。请检查网络后重试。',
  emptyTitle: '暂无消息',
  emptyText: '您的资金有变动时，我们会在这里通知您。',
};
