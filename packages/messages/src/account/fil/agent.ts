import type { AccountMessages } from '../en/index.ts';

export const agent: AccountMessages['agent'] = {
  title: 'Agent centre',
  close: 'Isara ang agent centre',
  menuName: 'Mga page ng agent centre',
  menu: {
    announcement: 'Mga anunsyo',
    agentTeamOverview: 'Buod ng team',
    teamBetting: 'Mga taya ng team',
    userLoss: 'Kita at lugi ng miyembro',
    myIncome: 'Aking kita',
    accountDetails: 'Detalye ng account',
  },
  links: 'Iyong mga code',
  linksText: 'Ang sinumang mag-register gamit ang code mo ay sasali sa iyong team.',
  code: 'Code',
  link: 'Link',
  qr: 'QR code ng link na may code na {{code}}',
  joinedBy: 'Sumali gamit ang code na ito: {{joined}}',
  noNoticeTitle: 'Walang anunsyo',
  noNoticeText: 'Makikita rito ang mga inaanunsyo namin.',
};
