import { formatAmount } from '@hintha/money';
import { maskPlayer } from '../identity/index.ts';
import type { Referral } from './read-referral.ts';

export const toReferralView = ({ code, invited, earned, friends }: Referral, pageSize: number) => ({
  code,
  invited,
  earned: formatAmount(earned),
  list: friends.map(({ name, joinedAt, state, earned: brought }) => ({
    name: maskPlayer(name),
    joinedAt: joinedAt.getTime(),
    state,
    earned: formatAmount(brought),
  })),
  totalPages: Math.ceil(invited / pageSize),
});
