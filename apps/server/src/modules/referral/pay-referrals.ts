import { money, sumMoney } from '@hintha/money';
import type { AppContext } from '../../app-context.ts';
import { dayEnd } from '../../business-day.ts';
import { findInvited } from '../agents/index.ts';
import { addDays, closeEachDay, listPlayed, readPlay } from '../bets/index.ts';
import { type FirstDeposit, listFirstDeposits } from '../turnover/index.ts';
import { tryGrantAutomaticBonus } from '../bonuses/index.ts';
import { listCurrentFingerprints, listFingerprints } from '../protection/index.ts';
import { addEarned, type Friend, insertFriend, listFriendsAmong, listQualified } from './friend-store.ts';
import { readSettings } from '../settings/index.ts';
import { canQualify, qualifies, qualifyingMs, rewardOn, shareOf, withinMost } from './rules.ts';
import { type ReferralSettings, referralSettings } from './settings.ts';

/** Gives what friends have brought, for each business day that is over. */
export const closeReferralDays = (ctx: AppContext): Promise<void> =>
  closeEachDay(ctx, 'REFERRALS', (day) => payReferrals(ctx, day));

/** Gives what friends have brought by the end of a business day: those that qualified first, then all for their bets. */
const payReferrals = async (ctx: AppContext, day: string): Promise<void> => {
  const settings = await readSettings(ctx.db, referralSettings);
  const to = dayEnd(day);
  const from = new Date(to.getTime() - 2 * qualifyingMs(settings));
  const deposits = (await listFirstDeposits(ctx.db, { from, to })).filter(({ amount }) =>
    canQualify(amount, settings),
  );
  const known = await listFriendsAmong(
    ctx.db,
    deposits.map(({ accountId }) => accountId),
  );
  const decided = new Set(known.map(({ accountId }) => accountId));
  const byFriend = new Map(
    deposits
      .filter(({ accountId }) => !decided.has(accountId))
      .map((deposit) => [deposit.accountId, deposit]),
  );
  for (const { accountId, inviterId } of await findInvited(ctx.db, [...byFriend.keys()])) {
    const deposit = byFriend.get(accountId);
    if (deposit !== undefined) await qualifyFriend(ctx, { inviterId, deposit, day, settings });
  }
  for (const friend of await listQualified(ctx.db, day, day)) await welcome(ctx, friend, settings);
  await payShares(ctx, day, settings);
};

interface Candidate {
  readonly inviterId: bigint;
  readonly deposit: FirstDeposit;
  readonly day: string;
  readonly settings: ReferralSettings;
}

/** Who has bet enough is a friend from this day on, unless it is the inviter under another account. */
const qualifyFriend = async (ctx: AppContext, judged: Candidate): Promise<void> => {
  const { inviterId, day, deposit, settings } = judged;
  const { accountId, amount, at } = deposit;
  const to = new Date(Math.min(at.getTime() + qualifyingMs(settings), dayEnd(day).getTime()));
  const played = await readPlay(ctx.db, { from: at, to, accountId });
  if (!qualifies(amount, sumMoney(played.map(({ valid }) => money(valid))), settings)) return;
  const own = new Set(await listFingerprints(ctx, inviterId));
  const isSame = (await listFingerprints(ctx, accountId)).some((fingerprint) => own.has(fingerprint));
  await insertFriend(ctx.db, { accountId, inviterId, deposit: amount, qualifiedOn: isSame ? null : day });
};

/** What a friend and who invited it get once. */
const welcome = async (ctx: AppContext, friend: Friend, settings: ReferralSettings): Promise<void> => {
  const { accountId, inviterId } = friend;
  const own = await listCurrentFingerprints(ctx, accountId);
  await tryGrantAutomaticBonus(ctx, {
    accountId,
    kind: 'REFERRAL_WELCOME',
    period: '',
    amount: settings.welcome,
    marks: own,
  });
  const amount = rewardOn(friend.deposit, settings);
  await tryGrantAutomaticBonus(ctx, {
    accountId: inviterId,
    kind: 'REFERRAL_FRIEND',
    period: String(accountId),
    amount,
    marks: await listCurrentFingerprints(ctx, inviterId),
    along: (tx) => addEarned(tx, [{ accountId, amount }]),
  });
};

/** What the bets of all friends brought on a day, in one sum for each inviter. */
const payShares = async (ctx: AppContext, day: string, settings: ReferralSettings): Promise<void> => {
  const friends = await listQualified(ctx.db, addDays(day, 1 - settings.playDays), day);
  if (friends.length === 0) return;
  const bets = new Map<bigint, bigint>();
  for (const { accountId, valid } of await listPlayed(ctx.db, day, day))
    bets.set(accountId, (bets.get(accountId) ?? 0n) + valid);
  const byInviter = Map.groupBy(friends, ({ inviterId }) => inviterId);
  for (const [inviterId, own] of byInviter) {
    const brought = own.map(({ accountId }) => ({
      accountId,
      amount: shareOf(money(bets.get(accountId) ?? 0n), settings),
    }));
    const shares = withinMost(brought, settings);
    await tryGrantAutomaticBonus(ctx, {
      accountId: inviterId,
      kind: 'REFERRAL_PLAY',
      period: day,
      amount: sumMoney(shares.map(({ amount }) => amount)),
      marks: await listCurrentFingerprints(ctx, inviterId),
      along: (tx) => addEarned(tx, shares),
    });
  }
};
