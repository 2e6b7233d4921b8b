import { money, type Money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  givenRequirementsClosed,
  givenTarget,
  givenVendorWallet,
  readCountedRequirements,
  readInbox,
  readStoredRequirements,
  givenFreeCreditWithoutPhone,
} from '../../../../../../tools/scenario/index.ts';
import { openMember, type TestMember } from '../../../../../../tools/payments/members.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { expectProven } from '../../../../../../tools/test-wallet.ts';
import { testPlay } from '../../../../../../tools/test/play.ts';
import { openRequirement, remainingTurnover } from '../../turnover/index.ts';
import { listPostings, post, postingKey, readBalance, reverse } from '../../wallet/index.ts';
import { claimBonus } from './claim-bonus.ts';
import { expireBonuses, notifyClosedBonuses } from './expire-bonuses.ts';
import { revokeRequirement } from './revoke-requirement.ts';
import { capOpenWinnings, hasUncappedWinnings } from './take-back.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);

beforeAll(() => givenFreeCreditWithoutPhone(db));
const { ctx, clock } = site;
const { play } = testPlay(db, site);
const DAY_MS = 86_400_000;
const kyat = (amount: number): Money => money(BigInt(amount) * 100n);

afterAll(() => expectProven(db));

let last = 0;

const deposit = async ({ id: accountId }: TestMember, amount: number): Promise<string> => {
  const reference = `d${(last += 1)}`;
  const base = kyat(amount);
  await transaction(db, async (tx) => {
    const key = postingKey('test', reference);
    await post(tx, accountId, { kind: 'DEPOSIT', amount: base, key, source: 'test', reference });
    const order = { accountId, kind: 'DEPOSIT', base, multiple: '1', source: 'test', reference } as const;
    await openRequirement(tx, { ...order, at: clock.now() });
  });
  return reference;
};

/** The bank takes the deposit back, as a chargeback does. */
const takeBack = ({ id: accountId }: TestMember, reference: string): Promise<void> =>
  transaction(db, async (tx) => {
    const [source, at] = ['test', clock.now()];
    const key = postingKey('chargeback', reference);
    await reverse(tx, accountId, { key, original: postingKey('test', reference), source, reference });
    await revokeRequirement(ctx, tx, { accountId, source, reference, at });
  });

const claim = ({ id: accountId }: TestMember, kind: string) =>
  claimBonus(ctx, { accountId, kind, requestId: `request-${(last += 1)}`, fingerprints: [] });

const balance = async ({ id }: TestMember) => (await readBalance(db, id))?.balance;
const messagesOf = async ({ id }: TestMember, kind: string) =>
  (await readInbox(db, id)).filter((message) => message.kind === kind).map(({ values }) => values);
const states = async ({ id }: TestMember) =>
  (await readStoredRequirements(db, id)).map(({ kind, state }) => `${kind} ${state}`);

test('a bonus goes with the deposit that it was given on, and the member is told', async () => {
  const member = await openMember(site);
  const reference = await deposit(member, 10_000);
  await claim(member, 'FIRST_DEPOSIT');
  await deposit(member, 4_000);
  await takeBack(member, reference);
  expect(await balance(member)).toBe(kyat(4_000));
  expect(await states(member)).toEqual(['DEPOSIT REVOKED', 'BONUS REVOKED', 'DEPOSIT OPEN']);
  const [posting] = await listPostings(db, member.id, { limit: 1 });
  expect(posting).toMatchObject({ kind: 'BONUS_FORFEIT', amount: kyat(-10_000), reference: 'FIRST_DEPOSIT' });
  const values = { bonus: 'FIRST_DEPOSIT', amount: '10000.00', orderNo: reference };
  expect(await messagesOf(member, 'bonus_revoked')).toEqual([values]);
  await notifyClosedBonuses(ctx);
  expect(await messagesOf(member, 'bonus_cleared')).toEqual([]);
});

test('of a bonus that was played away goes what is there, and never below zero', async () => {
  const [some, none] = [await openMember(site), await openMember(site)];
  const references = [await deposit(some, 10_000), await deposit(none, 10_000)];
  await claim(some, 'FIRST_DEPOSIT');
  await claim(none, 'FIRST_DEPOSIT');
  await play(some.name, 700_000n, 0n);
  await play(none.name, 1_500_000n, 0n);
  await takeBack(some, references[0] ?? '');
  await takeBack(none, references[1] ?? '');
  expect(await balance(some)).toBe(0n);
  expect(await messagesOf(some, 'bonus_revoked')).toMatchObject([{ amount: '3000.00' }]);
  expect(await balance(none)).toBe(0n);
  expect(await messagesOf(none, 'bonus_revoked')).toMatchObject([{ amount: '0.00' }]);
});

test('a bonus that was bet in full goes too, one that has expired has given back what it had to', async () => {
  const [winner, late] = [await openMember(site), await openMember(site)];
  const references = [await deposit(winner, 10_000), await deposit(late, 10_000)];
  await claim(winner, 'FIRST_DEPOSIT');
  await claim(late, 'FIRST_DEPOSIT');
  await givenRequirementsClosed(db, winner.id, { state: 'FULFILLED', kind: 'BONUS' });
  await play(late.name, 500_000n, 0n);
  clock.advance(7 * DAY_MS);
  await expireBonuses(ctx);
  await deposit(late, 5_000);
  await takeBack(winner, references[0] ?? '');
  await takeBack(late, references[1] ?? '');
  expect(await balance(winner)).toBe(0n);
  expect((await states(winner))[1]).toBe('BONUS FULFILLED');
  expect(await balance(late)).toBe(kyat(5_000));
  expect(await messagesOf(late, 'bonus_revoked')).toEqual([]);
});

test('the end of a bonus and the loss of its deposit at once take it back once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const member = await openMember(site);
    const reference = await deposit(member, 10_000);
    await claim(member, 'FIRST_DEPOSIT');
    await deposit(member, 6_000);
    clock.advance(7 * DAY_MS);
    await Promise.all([expireBonuses(ctx), takeBack(member, reference), expireBonuses(ctx)]);
    expect(await balance(member)).toBe(kyat(6_000));
  }
});

test('what a bonus takes beyond its bound is told with its amount, once', async () => {
  const member = await openMember(site);
  await claim(member, 'FREE_CREDIT');
  await givenTarget(db, member.id, 10_000n);
  await play(member.name, 10_000n, 10_000_000n);
  await readCountedRequirements(db, member.id);
  await capOpenWinnings(db);
  expect(await balance(member)).toBe(kyat(30_000));
  await Promise.all([notifyClosedBonuses(ctx), notifyClosedBonuses(ctx)]);
  await notifyClosedBonuses(ctx);
  expect(await messagesOf(member, 'bonus_bounded')).toEqual([{ bonus: 'FREE_CREDIT', amount: '72900.00' }]);
  expect(await messagesOf(member, 'bonus_cleared')).toEqual([{ bonus: 'FREE_CREDIT' }]);
});

test('a bonus that stayed below its bound takes nothing and tells of none', async () => {
  const member = await openMember(site);
  await claim(member, 'FREE_CREDIT');
  await givenTarget(db, member.id, 10_000n);
  await play(member.name, 10_000n, 20_000n);
  await readCountedRequirements(db, member.id);
  await notifyClosedBonuses(ctx);
  expect(await messagesOf(member, 'bonus_bounded')).toEqual([]);
  expect(await balance(member)).toBe(kyat(3_100));
});

test('what may be kept of a bonus waits for the money that is at a vendor, and no money leaves before', async () => {
  const member = await openMember(site);
  await claim(member, 'FREE_CREDIT');
  await givenTarget(db, member.id, 10_000n);
  await play(member.name, 10_000n, 10_000_000n);
  const away = { accountId: member.id, integration: 'MAKER', account: member.name };
  await givenVendorWallet(db, away, 100n);
  const waits = () =>
    transaction(db, async (tx) => {
      await remainingTurnover(tx, member.id);
      return hasUncappedWinnings(tx, member.id);
    });
  expect(await waits()).toBe(true);
  expect(await balance(member)).toBe(kyat(102_900));
  await givenVendorWallet(db, away);
  expect(await waits()).toBe(false);
  expect(await balance(member)).toBe(kyat(30_000));
});
