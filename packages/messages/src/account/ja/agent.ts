import type { AccountMessages } from '../en/index.ts';

export const agent: AccountMessages['agent'] = {
  title: 'エージェントセンター',
  close: 'エージェントセンターを閉じる',
  menuName: 'エージェントセンターのメニュー',
  menu: {
    announcement: 'お知らせ',
    agentTeamOverview: 'チーム概要',
  },
  period: '新規会員の期間',
  today: '今日',
  week: '7日間',
  month: '30日間',
  members: 'チーム',
  direct: '直属メンバー',
  joined: 'チームの新規',
  links: 'あなたのコード',
  linksText: 'あなたのコードで登録した方はチームに加わります。',
  code: 'コード',
  link: 'リンク',
  qr: 'コード{{code}}のリンクのQRコード',
  joinedBy: 'このコードからの登録：{{joined}}',
  noNoticeTitle: 'お知らせはありません',
  noNoticeText: '運営からのお知らせがここに表示されます。',
};
