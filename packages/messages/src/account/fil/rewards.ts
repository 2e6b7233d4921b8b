import type { AccountMessages } from '../en/index.ts';

/** What the member has won and takes for itself. */
export const rewards: AccountMessages['rewards'] = {
  title: 'Iyong mga reward',
  references: {
    LEADERBOARD: 'Linggo mula {{week}}',
  },
  offered: 'Napanalunan noong {{at}}',
  until: 'Kunin hanggang {{at}}',
  ended: 'Natapos ang oras para kunin ito noong {{at}}',
  taken: 'Nakuha noong {{at}}',
  due: 'Kinuha noong {{at}}; papasok ito sa iyong wallet kapag maaari nang bayaran',
  betOnce: 'Itataya muna nang isang beses ang reward bago mai-withdraw.',
  claim: 'Kunin',
  claimed: '{{name}}: pumasok ang {{amount}} sa iyong wallet.',
  waiting: 'Mga bonus na naghihintay sa iyo',
  waitingText: 'Kinukuha ang mga ito sa page ng iyong mga bonus.',
  toBonuses: 'Pumunta sa mga bonus',
  emptyTitle: 'Wala pang reward',
  emptyText: 'Manalo ng puwesto sa lingguhang ranking o gamit ang tiket ng raffle.',
  toMissions: 'Pumunta sa mga misyon',
  loading: 'Nilo-load ang iyong mga reward',
  failedTitle: 'Hindi na-load ang iyong mga reward',
  failedText: 'Walang nawala. Tingnan ang iyong koneksyon at subukan ulit.',
};
