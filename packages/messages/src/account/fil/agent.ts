import type { AccountMessages } from '../en/index.ts';

export const agent: AccountMessages['agent'] = {
  title: 'Agent centre',
  close: 'Isara ang agent centre',
  menuName: 'Mga page ng agent centre',
  menu: {
    announcement: 'Mga anunsyo',
    agentTeamOverview: 'Buod ng team',
  },
  period: 'Panahon ng mga bagong miyembro',
  today: 'Ngayon',
  week: '7 araw',
  month: '30 araw',
  members: 'Team',
  direct: 'Direkta sa ilalim mo',
  joined: 'Bago sa team',
  links: 'Iyong mga code',
  linksText: 'Ang sinumang mag-register gamit ang code mo ay sasali sa iyong team.',
  code: 'Code',
  link: 'Link',
  qr: 'QR code ng link na may code na {{code}}',
  joinedBy: 'Sumali gamit ang code na ito: {{joined}}',
  noNoticeTitle: 'Walang anunsyo',
  noNoticeText: 'Makikita rito ang mga inaanunsyo namin.',
};
