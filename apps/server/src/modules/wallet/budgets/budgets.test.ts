import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { givenBudgetDaysOver, sumGiven } from '../../../../../../tools/scenario/index.ts';
import { secondConnection, testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven, openFunded, testEntry } from '../../../../../../tools/test-wallet.ts';
import { setSettings } from '../../settings/index.ts';
import { readBalance } from '../balance.ts';
import { adjust, bet, post } from '../post.ts';
import { reverse } from '../reverse.ts';
import { postingKey } from '../rules.ts';
import type { EntryKind, PostResult } from '../types.ts';
import { readBudgets, readCosts } from './read-budgets.ts';
import { budgetSettings } from './settings.ts';

const database = testDatabase({ role: 'hintha_app' });
const EACH = 500n;
const DAY = 2_000n;
const MONTH = 5_000n;

beforeEach(async () => {
  await setSettings(database, budgetSettings, {
    'bonuses.mostEach': money(EACH),
    'bonuses.mostPerDay': money(DAY),
    'bonuses.mostPerMonth': money(MONTH),
  });
});
afterEach(() => expectProven(database));

const bonus = (accountId: bigint, id: string, amount: bigint, approval: string | null = null) =>
  post(database, accountId, {
    ...testEntry(id, amount),
    kind: 'BONUS',
    grant: { rule: 'bonus:TEST', approval },
  });

const takeBack = (accountId: bigint, id: string) =>
  transaction(database, (tx) =>
    reverse(tx, accountId, {
      key: postingKey('test', `${id} back`),
      original: postingKey('test', id),
      source: 'test',
      reference: 'back',
    }),
  );

const bonusesGiven = async (): Promise<{ spentToday: bigint; spentThisMonth: bigint }> => {
  const found = (await readBudgets(database)).find(({ line }) => line === 'bonuses');
  return { spentToday: found?.spentToday ?? -1n, spentThisMonth: found?.spentThisMonth ?? -1n };
};

const refused = (bound: string) => ({ outcome: 'budget_exhausted', line: 'bonuses', bound });

test('an attack: whoever posts a gift of 5,000,000,000.00 straight into the ledger is refused, of whatever kind', async () => {
  const id = await openFunded(database, 100n);
  const kinds = ['BONUS', 'CASHBACK', 'REBATE', 'POINT_CONVERT', 'SALARY_IN', 'DIVIDEND_IN', 'ADJUST'];
  for (const kind of kinds) {
    const entry = { ...testEntry(kind, 500_000_000_000n), kind: kind as EntryKind };
    expect(await post(database, id, entry)).toMatchObject({ outcome: 'budget_exhausted', bound: 'EACH' });
    // Not even a grant that two have approved passes the day.
    const approved = { ...entry, grant: { rule: 'attack', approval: 'approval:1' } };
    expect(await post(database, id, approved)).toMatchObject({ outcome: 'budget_exhausted', bound: 'DAY' });
  }
  const deposit = { ...testEntry('deposit', 500_000_000_000_000n), kind: 'DEPOSIT' } as const;
  const byHand = { ...deposit, grant: { line: 'manualDeposits', rule: 'deposit' } } as const;
  expect(await post(database, id, byHand)).toMatchObject({ outcome: 'budget_exhausted' });
  expect(await readBalance(database, id)).toMatchObject({ balance: 100n });
});

test('an attack: fifty gifts at once from two servers across the budget of the day; what fits is given, no more', async () => {
  await givenBudgetDaysOver(database);
  const other = secondConnection(database, { role: 'hintha_app' });
  const ids = await Promise.all(Array.from({ length: 50 }, () => openFunded(database, 1n)));
  const before = await sumGiven(database, 'BONUS');
  const results = await Promise.all(
    ids.map((id, index) =>
      post(index % 2 === 0 ? database : other, id, {
        ...testEntry('gift', 300n),
        kind: 'BONUS',
        grant: { rule: 'bonus:RACE' },
      }),
    ),
  );
  const posted = results.filter(({ outcome }) => outcome === 'posted');
  expect(posted).toHaveLength(6);
  expect(results.filter(({ outcome }) => outcome !== 'posted')).toEqual(
    Array.from({ length: 44 }, () => refused('DAY')),
  );
  expect((await sumGiven(database, 'BONUS')) - before).toBe(1_800n);
  expect(await bonusesGiven()).toMatchObject({ spentToday: 1_800n });
  const costOf = await readCosts(database, ['bonus:RACE', 'bonus:NONE']);
  expect([costOf('bonus:RACE'), costOf('bonus:NONE')]).toEqual([1_800n, 0n]);
});

test('copies of one gift take from the budget once, and the same key asks for nothing when nothing is left', async () => {
  await givenBudgetDaysOver(database, 2);
  const id = await openFunded(database, 1n);
  const results = await Promise.all(Array.from({ length: 20 }, () => bonus(id, 'copy', 400n)));
  const count = (outcome: PostResult['outcome']) => results.filter((one) => one.outcome === outcome).length;
  expect([count('posted'), count('replayed')]).toEqual([1, 19]);
  expect(await bonusesGiven()).toMatchObject({ spentToday: 400n });
  for (let n = 0; n < 4; n += 1) expect((await bonus(id, `more ${n}`, 400n)).outcome).toBe('posted');
  expect(await bonus(id, 'one more', 1n)).toEqual(refused('DAY'));
  expect((await bonus(id, 'copy', 400n)).outcome).toBe('replayed');
  expect((await bonus(id, 'copy', 399n)).outcome).toBe('changed');
  expect((await bonus(999_999n, 'nobody', 1n)).outcome).toBe('unknown_wallet');
});

test('what two have approved passes the largest grant, but neither the day nor the month', async () => {
  await givenBudgetDaysOver(database, 3);
  await setSettings(database, budgetSettings, { 'bonuses.mostPerMonth': money(100_000n) });
  const id = await openFunded(database, 1n);
  expect(await bonus(id, 'large', 501n)).toEqual(refused('EACH'));
  expect((await bonus(id, 'large', 501n, 'approval:1')).outcome).toBe('posted');
  expect(await bonus(id, 'larger', 1_500n, 'approval:2')).toEqual(refused('DAY'));
  const { spentThisMonth } = await bonusesGiven();
  await setSettings(database, budgetSettings, {
    'bonuses.mostPerMonth': money(spentThisMonth + 1_000n > DAY ? spentThisMonth + 1_000n : DAY),
  });
  expect(await bonus(id, 'larger', 1_400n, 'approval:2')).toEqual(refused('MONTH'));
  // The day has got back what the month refused.
  expect(await bonusesGiven()).toEqual({ spentToday: 501n, spentThisMonth });
});

test('a bet, its payout and money that is taken ask no budget', async () => {
  const id = await openFunded(database, 1_000n);
  const before = await readBudgets(database);
  await bet(database, id, testEntry('bet', 10n));
  await adjust(database, { accountId: id, amount: money(-10n), id: 'fee', reason: 'test' });
  expect(await takeBack(id, 'bet')).toMatchObject({ outcome: 'reversed' });
  expect(await readBudgets(database)).toEqual(before);
});

type Step = readonly [what: 'give' | 'approved' | 'back' | 'day', id: number, amount: bigint];

const steps = fc.array(
  fc.tuple(
    fc.constantFrom<Step[0]>('give', 'give', 'give', 'approved', 'back', 'day'),
    fc.nat({ max: 9 }),
    fc.bigInt(1n, 900n),
  ),
  { maxLength: 25 },
);

test('whatever is given and taken back, what stands of a day and of a month never passes the bound', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (run) => {
      // The month begins anew with what stands in it already.
      const before = await bonusesGiven();
      await setSettings(database, budgetSettings, {
        'bonuses.mostPerMonth': money(before.spentThisMonth + MONTH),
      });
      await givenBudgetDaysOver(database, 40);
      const account = await openFunded(database, 10_000n);
      let today = new Map<string, bigint>();
      const standing = new Map<string, bigint>();
      const sum = (of: Map<string, bigint>) => [...of.values()].reduce((all, one) => all + one, 0n);
      for (const [what, id, amount] of run) {
        const name = `${id}`;
        if (what === 'day') {
          await givenBudgetDaysOver(database);
          today = new Map();
        } else if (what === 'back') {
          await takeBack(account, name);
          today.delete(name);
          standing.delete(name);
        } else {
          const result = await bonus(account, name, amount, what === 'give' ? null : 'approval:1');
          if (result.outcome === 'posted') {
            today.set(name, amount);
            standing.set(name, amount);
          }
        }
        expect(sum(today)).toBeLessThanOrEqual(DAY);
        expect(sum(standing)).toBeLessThanOrEqual(MONTH);
        expect(await bonusesGiven()).toEqual({
          spentToday: sum(today),
          spentThisMonth: before.spentThisMonth + sum(standing),
        });
      }
    }),
    { numRuns: 25 },
  );
});
