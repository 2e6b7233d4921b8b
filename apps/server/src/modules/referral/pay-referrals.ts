import { money, sumMoney } from '@hintha/money';
import { dayEnd } from '../../business-day.ts';
import type { House } from '../../house.ts';
import { findInvited } from '../agents/index.ts';
import { tryGrantAutomaticBonus } from '../bonuses/index.ts';
import { type FindFingerprints, listCurrentFingerprints, signsOf } from '../protection/index.ts';
import { addDays, listPlayed, readPlay } from '../turnover/index.ts';
import {
  addEarned,
  type FirstDeposit,
  type Friend,
  insertFriend,
  listFirstDeposits,
  listQualified,
} from './friend-store.ts';
import { canQualify, PLAY_DAYS, qualifies, QUALIFYING_MS, rewardOn, shareOf, WELCOME } from './rules.ts';

/** Gives what friends have brought by the end of a business day: those that qualified first, then all for their bets. */
export const payReferrals = async (house: House, findSigns: FindFingerprints, day: string): Promise<void> => {
  const to = dayEnd(day);
  const from = new Date(to.getTime() - QUALIFYING_MS - QUALIFYING_MS);
  const deposits = (await listFirstDeposits(house.db, { from, to })).filter(({ amount }) =>
    canQualify(amount),
  );
  const byFriend = new Map(deposits.map((deposit) => [deposit.accountId, deposit]));
  for (const { accountId, inviterId } of await findInvited(house.db, [...byFriend.keys()])) {
    const deposit = byFriend.get(accountId);
    if (deposit !== undefined) await qualifyFriend(house, findSigns, { inviterId, deposit, day });
  }
  for (const friend of await listQualified(house.db, day, day)) await welcome(house, findSigns, friend);
  await payShares(house, findSigns, day);
};

interface Candidate {
  readonly inviterId: bigint;
  readonly deposit: FirstDeposit;
  readonly day: string;
}

/** Who has bet enough is a friend from this day on, unless it is the inviter under another account. */
const qualifyFriend = async (house: House, findSigns: FindFingerprints, judged: Candidate): Promise<void> => {
  const { inviterId, day, deposit } = judged;
  const { accountId, amount, at } = deposit;
  const to = new Date(Math.min(at.getTime() + QUALIFYING_MS, dayEnd(day).getTime()));
  const played = await readPlay(house.db, { from: at, to, accountId });
  if (!qualifies(amount, sumMoney(played.map(({ valid }) => money(valid))))) return;
  const own = new Set(await signsOf(house, findSigns, inviterId));
  const isSame = (await signsOf(house, findSigns, accountId)).some((sign) => own.has(sign));
  await insertFriend(house.db, { accountId, inviterId, deposit: amount, qualifiedOn: isSame ? null : day });
};

/** What a friend and who invited it get once. */
const welcome = async (house: House, findSigns: FindFingerprints, friend: Friend): Promise<void> => {
  const { accountId, inviterId } = friend;
  const own = await listCurrentFingerprints(house, findSigns, accountId);
  await tryGrantAutomaticBonus(house, {
    accountId,
    kind: 'REFERRAL_WELCOME',
    period: '',
    amount: WELCOME,
    marks: own,
  });
  const amount = rewardOn(friend.deposit);
  await tryGrantAutomaticBonus(house, {
    accountId: inviterId,
    kind: 'REFERRAL_FRIEND',
    period: String(accountId),
    amount,
    marks: await listCurrentFingerprints(house, findSigns, inviterId),
    along: (tx) => addEarned(tx, [{ accountId, amount }]),
  });
};

/** What the bets of all friends brought on a day, in one sum for each inviter. */
const payShares = async (house: House, findSigns: FindFingerprints, day: string): Promise<void> => {
  const friends = await listQualified(house.db, addDays(day, 1 - PLAY_DAYS), day);
  if (friends.length === 0) return;
  const bets = new Map<bigint, bigint>();
  for (const { accountId, valid } of await listPlayed(house.db, day, day))
    bets.set(accountId, (bets.get(accountId) ?? 0n) + valid);
  const byInviter = Map.groupBy(friends, ({ inviterId }) => inviterId);
  for (const [inviterId, own] of byInviter) {
    const shares = own.map(({ accountId }) => ({
      accountId,
      amount: shareOf(money(bets.get(accountId) ?? 0n)),
    }));
    await tryGrantAutomaticBonus(house, {
      accountId: inviterId,
      kind: 'REFERRAL_PLAY',
      period: day,
      amount: sumMoney(shares.map(({ amount }) => amount)),
      marks: await listCurrentFingerprints(house, findSigns, inviterId),
      along: (tx) => addEarned(tx, shares),
    });
  }
};
