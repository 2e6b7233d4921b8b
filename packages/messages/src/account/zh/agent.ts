import type { AccountMessages } from '../en/index.ts';

export const agent: AccountMessages['agent'] = {
  title: '代理中心',
  close: '关闭代理中心',
  menuName: '代理中心页面',
  menu: {
    announcement: '公告',
    agentTeamOverview: '团队概览',
  },
  period: '新会员时间范围',
  today: '今天',
  week: '7 天',
  month: '30 天',
  members: '团队',
  direct: '直属下级',
  joined: '团队新增',
  links: '您的推广码',
  linksText: '使用您的推广码注册的会员会加入您的团队。',
  code: '推广码',
  link: '链接',
  qr: '推广码 {{code}} 的链接二维码',
  joinedBy: '通过此码加入：{{joined}}',
  noNoticeTitle: '暂无公告',
  noNoticeText: '平台公告会显示在这里。',
};
