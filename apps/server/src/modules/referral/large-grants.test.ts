import { money, type Money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Colleague, testConsole } from '../../../../../tools/console/test-console.ts';
import { twoPeople } from '../../../../../tools/console/two-people.ts';
import { givenBudgetDaysOver, givenLogin, givenPlayed } from '../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { expectProven } from '../../../../../tools/test-wallet.ts';
import { testPlay } from '../../../../../tools/test/play.ts';
import { bindInvited, readInviteCode } from '../agents/index.ts';
import { payDue, readDue } from '../bonuses/index.ts';
import { openRequirement } from '../turnover/index.ts';
import { readBalance, readBudgets } from '../wallet/index.ts';
import { closeReferralDays } from './pay-referrals.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx, clock } = site;
const { openMember } = testPlay(db, site);
const staff = testConsole(ctx);
const { setSetting, setBonus, approve } = twoPeople(staff);
const DAY_MS = 86_400_000;
const kyat = (amount: number): Money => money(BigInt(amount) * 100n);

let payer: Colleague;
let checker: Colleague;
const hireTwo = async (name: string) => {
  payer = await staff.hire(`payer${name}`, 'payments');
  checker = await staff.hire(`checker${name}`, 'risk');
};
beforeAll(() => hireTwo('1'));
afterAll(() => expectProven(db));

let people = 0;
const person = async (): Promise<bigint> => {
  people += 1;
  const id = await openMember(`person${people}`);
  await givenLogin(db, { accountId: id, at: new Date(), ip: `10.1.0.${people}` });
  return id;
};

/** Has deposited for the first time and bet it as often as is asked. */
const qualify = async (accountId: bigint, deposited: number): Promise<void> => {
  const at = clock.now();
  const terms = { kind: 'DEPOSIT', base: kyat(deposited), multiple: '1', source: 'test' } as const;
  const reference = `deposit of ${accountId}`;
  await transaction(db, (tx) => openRequirement(tx, { accountId, ...terms, reference, at }));
  const stake = kyat(3 * deposited);
  await givenPlayed(db, { accountId, game: 'RNG', stake, payout: stake, at });
};

/** A member and a friend that it brought. */
const invited = async (): Promise<[inviter: bigint, friend: bigint]> => {
  const [inviter, accountId] = [await person(), await person()];
  const code = await readInviteCode(db, inviter);
  await transaction(db, (tx) => bindInvited(tx, { accountId, code, at: clock.now() }));
  return [inviter, accountId];
};

const nextDay = async () => {
  clock.advance(DAY_MS);
  await givenBudgetDaysOver(db);
  await closeReferralDays(ctx);
};

const balance = async (accountId: bigint) => (await readBalance(db, accountId))?.balance;
const spentToday = async () => (await readBudgets(db)).find(({ line }) => line === 'referral')?.spentToday;

const raise = async (name: string, value: string) => {
  const asked = await setSetting(name, value, payer);
  expect(await approve(asked, payer)).toBe('own_proposal');
  return asked;
};

test('an attack: one of the staff alone makes what a friend brings 900,000,000.00, or the half of what it bets', async () => {
  await raise('referral.welcome', '900000000.00');
  await raise('referral.mostForDeposit', '900000000.00');
  expect((await setSetting('referral.playRate', '0.5', payer)).code).toBe('bad_request');
  await raise('referral.playRate', '0.05');
  const [inviter, friend] = await invited();
  await qualify(friend, 50_000);
  await nextDay();
  // Nobody approved it, so that it is as it was: a tenth of the deposit, a thousandth of the bets.
  expect([await balance(inviter), await balance(friend)]).toEqual([kyat(5_150), kyat(3_000)]);
});

test('an attack: two let a friend bring 900,000,000.00; the ledger gives none of what passes the day', async () => {
  await hireTwo('2');
  for (const name of ['referral.welcome', 'referral.mostForDeposit', 'referral.mostForPlay'])
    expect(await approve(await raise(name, '900000000.00'), checker)).toBe('ok');
  const [inviter, friend] = await invited();
  await qualify(friend, 20_000_000_000);
  await nextDay();
  const shares = [await balance(inviter), await balance(friend)];
  // Above the largest grant of one person: neither has come.
  expect(shares).toEqual([0n, 0n]);
  await hireTwo('3');
  for (const code of ['REFERRAL_WELCOME', 'REFERRAL_FRIEND', 'REFERRAL_PLAY']) {
    const asked = await setBonus(code, {}, payer);
    expect(asked).toMatchObject({ bonus: null, proposed: { id: expect.any(String) } });
    expect(await approve(asked, payer)).toBe('own_proposal');
    expect(await approve(asked, checker)).toBe('ok');
  }
  await givenBudgetDaysOver(db);
  await payDue(ctx);
  expect([await balance(inviter), await balance(friend), await spentToday()]).toEqual([0n, 0n, 0n]);
  expect(await readDue({ db })).toMatchObject([{ line: 'referral', count: 3 }]);
});
