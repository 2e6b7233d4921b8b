import { money, type Money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { afterAll, expect, test } from 'vitest';
import {
  givenLogin,
  givenPlayed,
  readInbox,
  readStoredRequirements,
} from '../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { expectProven } from '../../../../../tools/test-wallet.ts';
import { testPlay } from '../../../../../tools/test/play.ts';
import { bindInvited, readInviteCode } from '../agents/index.ts';
import { listMessagesOf } from '../inbox/index.ts';
import { readLevel } from '../members/index.ts';
import { openRequirement } from '../turnover/index.ts';
import { listPostings, post, postingKey } from '../wallet/index.ts';
import { closeBonusDays, revokeRequirement } from '../bonuses/index.ts';
import { closeReferralDays } from './pay-referrals.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx, clock } = site;
const { openMember } = testPlay(db, site);
const DAY_MS = 86_400_000;
const kyat = (amount: number): Money => money(BigInt(amount) * 100n);

afterAll(() => expectProven(db));

let last = 0;
const person = async (ip = `10.1.0.${last + 1}`): Promise<bigint> => {
  last += 1;
  const id = await openMember(`person${last}`);
  await givenLogin(db, { accountId: id, at: new Date(), ip });
  return id;
};

const deposit = async (accountId: bigint, amount: number): Promise<string> => {
  const reference = `d${(last += 1)}`;
  await transaction(db, async (tx) => {
    const key = postingKey('test', reference);
    const source = 'test';
    await post(tx, accountId, { kind: 'DEPOSIT', amount: kyat(amount), key, source, reference });
    const at = clock.now();
    const order = {
      accountId,
      kind: 'DEPOSIT',
      base: kyat(amount),
      multiple: '1',
      source,
      reference,
      at,
    } as const;
    await openRequirement(tx, order);
  });
  return reference;
};

/** A round that was decided now, as the vendor's rooms keep it. */
const bet = (accountId: bigint, stake: number, payout = stake, game = 'RNG') =>
  givenPlayed(db, { accountId, game, stake: kyat(stake), payout: kyat(payout), at: clock.now() });

const closeDays = async () => {
  await closeBonusDays(ctx);
  await closeReferralDays(ctx);
};
const nextDay = async () => {
  clock.advance(DAY_MS);
  await closeDays();
};
const given = async (accountId: bigint) =>
  (await listPostings(db, accountId, { limit: 50 }))
    .filter(({ source }) => source === 'promotions')
    .map(({ kind, amount, reference }) => [kind, amount, reference])
    .toReversed();
const messagesOf = async (accountId: bigint) => (await readInbox(db, accountId)).map(({ kind }) => kind);
const rankOf = async (accountId: bigint) => (await readLevel(db, accountId)).rankLevel;

test('a night raises by both sums, gives each level’s bonus once and tells it', async () => {
  const [able, underfunded] = [await person(), await person()];
  await deposit(able, 2_000_000);
  await deposit(underfunded, 2_000_000);
  await bet(able, 20_000_000);
  await bet(underfunded, 4_999_999);
  expect(await rankOf(able)).toBe(1);
  await nextDay();
  expect([await rankOf(able), await rankOf(underfunded)]).toEqual([3, 1]);
  const bonuses = [
    ['BONUS', kyat(3_000), 'LEVEL_UP:2'],
    ['BONUS', kyat(10_000), 'LEVEL_UP:3'],
  ];
  expect(await given(able)).toEqual(bonuses);
  expect(await messagesOf(able)).toEqual(['bonus_granted', 'bonus_granted', 'level_raised']);
  await closeDays();
  await nextDay();
  expect(await given(able)).toEqual(bonuses);
});

test('a level that is not kept is lost after ninety days, and its bonus does not come twice', async () => {
  const member = await person();
  await deposit(member, 500_000);
  await bet(member, 5_000_000);
  await nextDay();
  expect(await rankOf(member)).toBe(2);
  clock.advance(89 * DAY_MS);
  await nextDay();
  expect(await rankOf(member)).toBe(1);
  expect(await messagesOf(member)).toContain('level_lowered');
  await bet(member, 250_000);
  await nextDay();
  expect(await rankOf(member)).toBe(2);
  expect(await given(member)).toHaveLength(1);
});

test('a deposit that was taken back is neither to be bet nor counted', async () => {
  const member = await person();
  const reference = await deposit(member, 500_000);
  await bet(member, 5_000_000);
  await transaction(db, (tx) =>
    revokeRequirement(ctx, tx, { accountId: member, source: 'test', reference, at: clock.now() }),
  );
  expect(await readStoredRequirements(db, member)).toMatchObject([{ state: 'REVOKED' }]);
  await nextDay();
  expect(await rankOf(member)).toBe(1);
});

/** To a Monday at six in Yangon. */
const nextMonday = async () => {
  const now = clock.now().getTime();
  const week = 7 * DAY_MS;
  const monday = Date.parse('2026-11-22T23:30:00Z');
  clock.advance(monday + Math.ceil((now - monday + 1) / week) * week - now);
  await closeDays();
};

test('on Monday a share of the week’s loss comes back once, in a posting of its own kind', async () => {
  await nextMonday();
  const member = await person();
  clock.advance(DAY_MS);
  await bet(member, 2_000_000, 1_700_000);
  await bet(member, 600_000, 0, 'LIVE');
  await Promise.all([nextMonday(), closeDays()]);
  const paid = await given(member);
  expect(paid).toMatchObject([['CASHBACK', kyat(1_800), expect.any(String)]]);
  expect(paid[0]?.[2]).toMatch(/^CASHBACK:2\d{3}-\d\d-\d\d:TABLES$/);
  await closeDays();
  await nextDay();
  expect(await given(member)).toEqual(paid);
  expect(await messagesOf(member)).toEqual(['bonus_granted']);
});

const invite = async (inviterId: bigint, friendId: bigint) => {
  const code = await readInviteCode(ctx.db, inviterId);
  await transaction(db, (tx) => bindInvited(tx, { accountId: friendId, code, at: clock.now() }));
};

test('ENGAGE-005 a friend who bets its first deposit three times brings a tenth of it, and then of each day’s bets', async () => {
  const [inviter, friend, idle] = [await person(), await person(), await person()];
  await invite(inviter, friend);
  await invite(inviter, idle);
  await deposit(friend, 50_000);
  await deposit(idle, 50_000);
  await bet(friend, 150_000);
  await bet(idle, 149_999);
  await nextDay();
  expect(await given(inviter)).toMatchObject([
    ['BONUS', kyat(5_000), `REFERRAL_FRIEND:${friend}`],
    ['BONUS', kyat(150), expect.stringMatching(/^REFERRAL_PLAY:\d{4}-\d\d-\d\d$/)],
  ]);
  expect(await given(friend)).toEqual([['BONUS', kyat(3_000), 'REFERRAL_WELCOME']]);
  expect(await given(idle)).toEqual([]);
  await bet(friend, 800_000);
  await nextDay();
  await closeDays();
  expect((await given(inviter)).at(-1)?.slice(0, 2)).toEqual(['BONUS', kyat(800)]);
  expect(await given(inviter)).toHaveLength(3);
});

test('ENGAGE-005 who is the inviter under another account, or comes too late, brings nothing', async () => {
  const inviter = await person('10.9.9.9');
  const [self, late] = [await person('10.9.9.9'), await person()];
  await invite(inviter, self);
  await invite(inviter, late);
  await deposit(self, 50_000);
  await deposit(late, 50_000);
  await bet(self, 150_000);
  await nextDay();
  clock.advance(7 * DAY_MS);
  await bet(late, 150_000);
  await nextDay();
  expect([await given(inviter), await given(self), await given(late)]).toEqual([[], [], []]);
});

test('a message tells of each gift with its name and amount', async () => {
  const member = await person();
  await deposit(member, 500_000);
  await bet(member, 5_000_000);
  await nextDay();
  const messages = await listMessagesOf(db, member, { before: null, limit: 10 });
  expect(messages.map(({ kind, values }) => [kind, values])).toContainEqual([
    'bonus_granted',
    { bonus: 'LEVEL_UP', amount: '3000.00' },
  ]);
});
