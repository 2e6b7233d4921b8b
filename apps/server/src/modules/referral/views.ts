import { formatAmount } from '@hintha/money';
import { maskPlayer } from '../identity/index.ts';
import type { Referral } from './read-referral.ts';

export const toReferralView = (referral: Referral, pageSize: number) => ({
  code: referral.code,
  invited: referral.invited,
  earned: formatAmount(referral.earned),
  terms: toTerms(referral),
  list: referral.friends.map(({ name, joinedAt, state, earned: brought }) => ({
    name: maskPlayer(name),
    joinedAt: joinedAt.getTime(),
    state,
    earned: formatAmount(brought),
  })),
  totalPages: Math.ceil(referral.invited / pageSize),
});

const toTerms = ({ settings, multiple }: Referral) => ({
  leastDeposit: formatAmount(settings.leastDeposit),
  times: settings.times,
  qualifyingDays: settings.qualifyingDays,
  depositShare: settings.depositRate,
  mostForDeposit: formatAmount(settings.mostForDeposit),
  playShare: settings.playRate,
  playDays: settings.playDays,
  mostForPlay: formatAmount(settings.mostForPlay),
  welcome: formatAmount(settings.welcome),
  multiple,
});
