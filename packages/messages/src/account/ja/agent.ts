import type { AccountMessages } from '../en/index.ts';

export const agent: AccountMessages['agent'] = {
  title: 'エージェントセンター',
  close: 'エージェントセンターを閉じる',
  menuName: 'エージェントセンターのメニュー',
  menu: {
    announcement: 'お知らせ',
    agentTeamOverview: 'チーム概要',
    teamBetting: 'チームのベット',
    userLoss: '会員の損益',
    myIncome: '自分の収入',
    accountDetails: 'アカウント明細',
  },
  links: 'あなたのコード',
  linksText: 'あなたのコードで登録した方はチームに加わります。',
  code: 'コード',
  link: 'リンク',
  qr: 'コード{{code}}のリンクのQRコード',
  joinedBy: 'このコードからの登録：{{joined}}',
  noNoticeTitle: 'お知らせはありません',
  noNoticeText: '運営からのお知らせがここに表示されます。',
};
