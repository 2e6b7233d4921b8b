import type { referral } from '@hintha/contract';
import { money, type Money, ZERO } from '@hintha/money';
import { type Caller, BusinessError, type Database } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../app-context.ts';
import { listInvited, readInviteCode } from '../agents/index.ts';
import { findAccountNames } from '../identity/index.ts';
import { readBonusKinds, sumGranted } from '../bonuses/index.ts';
import { type FirstDeposit, listFirstDepositsOf } from '../turnover/index.ts';
import { type Friend, listFriendsAmong } from './friend-store.ts';
import { readSettings } from '../settings/index.ts';
import { canQualify, qualifyingMs } from './rules.ts';
import { type ReferralSettings, referralSettings } from './settings.ts';

type FriendState = (typeof referral.FRIEND_STATES)[number];

export interface InvitedFriend {
  readonly name: string;
  readonly joinedAt: Date;
  readonly state: FriendState;
  readonly earned: Money;
}

export interface Referral {
  readonly code: string;
  readonly invited: number;
  readonly earned: Money;
  readonly settings: ReferralSettings;
  /** How often what friends bring has to be bet. */
  readonly multiple: string;
  readonly friends: readonly InvitedFriend[];
}

/** The code of a member, the terms, and a page of the friends it brought with what they brought. */
export const readReferral = async (
  ctx: AppContext,
  { accountId, type }: Caller,
  page: { no: number; size: number },
): Promise<Referral> => {
  // Agents bring members by links of their own.
  if (type !== 0) throw new BusinessError('non_member');
  const { db, clock } = ctx;
  const code = await readInviteCode(ctx.db, accountId);
  const { invited, total } = await listInvited(db, accountId, page);
  const ids = invited.map((one) => one.accountId);
  const names = await findAccountNames(db, ids);
  const friends = byId(await listFriendsAmong(db, ids));
  const deposits = byId(await listFirstDepositsOf(db, ids));
  const settings = await readSettings(db, referralSettings);
  const judging = { now: clock.now(), settings };
  return {
    code,
    invited: total,
    earned: money(await sumGranted(db, accountId, ['REFERRAL_FRIEND', 'REFERRAL_PLAY'])),
    settings,
    multiple: await readMultiple(db),
    friends: invited.map(({ accountId: id, joinedAt }) => ({
      name: names.get(id)?.name ?? '',
      joinedAt,
      state: stateOf(friends.get(id), deposits.get(id), judging),
      earned: friends.get(id)?.earned ?? ZERO,
    })),
  };
};

const readMultiple = async (db: Database): Promise<string> => {
  const kind = (await readBonusKinds(db)).find(({ code }) => code === 'REFERRAL_FRIEND');
  assert(kind !== undefined, 'there is no bonus for bringing a friend');
  return kind.multiple;
};

const byId = <Row extends { accountId: bigint }>(rows: readonly Row[]): Map<bigint, Row> =>
  new Map(rows.map((row) => [row.accountId, row]));

// The night in which the last bets are counted comes after the last of the days.
const NIGHT_MS = 24 * 3_600_000;

const stateOf = (
  friend: Friend | undefined,
  deposit: FirstDeposit | undefined,
  { now, settings }: { now: Date; settings: ReferralSettings },
): FriendState => {
  if (friend !== undefined) return friend.qualifiedOn === null ? 'MISSED' : 'QUALIFIED';
  if (deposit === undefined) return 'JOINED';
  const isOver = now.getTime() > deposit.at.getTime() + qualifyingMs(settings) + NIGHT_MS;
  return isOver || !canQualify(deposit.amount, settings) ? 'MISSED' : 'DEPOSITED';
};
