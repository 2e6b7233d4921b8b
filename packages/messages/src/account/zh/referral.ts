/** The friends that a player brings, and what they bring. */
import type { AccountMessages } from '../en/index.ts';

export const referral: AccountMessages['referral'] = {
  title: '邀请好友',
  text: '将此链接发给好友，或让好友用手机扫描二维码。',
  code: '邀请码',
  link: '邀请链接',
  qr: '邀请链接的二维码',
  invited: '已邀请好友',
  earned: '累计所得',
  rules: '活动规则',
  ruleFriend:
    '好友首存不低于 {{least}}，并在 {{days}} 天内完成 {{times}} 倍流水，您可获得该存款的 {{share}}，最高 {{most}}。',
  rulePlay: '{{days}} 天内，您每天可获得该好友投注的 {{share}}；所有好友合计每天最多 {{most}}。',
  ruleWelcome: '您的好友可获得 {{welcome}}。',
  ruleBet: '所得金额须完成 {{multiple}} 倍流水。您本人的其他账号不计入。',
  friends: '我的好友',
  states: {
    JOINED: '已注册',
    DEPOSITED: '已存款',
    QUALIFIED: '返利中',
    MISSED: '未达标',
  },
  joined: '{{at}} 加入',
  loading: '好友加载中',
  failedTitle: '好友加载失败',
  failedText: '数据没有丢失。请检查网络后重试。',
  emptyTitle: '暂无好友',
  emptyText: '通过您的链接注册的好友会显示在这里。',
  agentTitle: '您以代理身份邀请会员',
  agentText: '您的链接在代理中心。',
};
