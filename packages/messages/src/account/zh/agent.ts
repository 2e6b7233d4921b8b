import type { AccountMessages } from '../en/index.ts';

export const agent: AccountMessages['agent'] = {
  title: '代理中心',
  close: '关闭代理中心',
  menuName: '代理中心页面',
  menu: {
    announcement: '公告',
    agentTeamOverview: '团队概览',
    teamBetting: '团队投注',
    userLoss: '会员盈亏',
    myIncome: '我的收入',
    accountDetails: '账户明细',
  },
  links: '您的推广码',
  linksText: '使用您的推广码注册的会员会加入您的团队。',
  code: '推广码',
  link: '链接',
  qr: '推广码 {{code}} 的链接二维码',
  joinedBy: '通过此码加入：{{joined}}',
  noNoticeTitle: '暂无公告',
  noNoticeText: '平台公告会显示在这里。',
};
