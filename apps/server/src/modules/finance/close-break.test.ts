import { money } from '@hintha/money';
import { openMetrics, transaction } from '@hintha/platform';
import { beforeAll, expect, test } from 'vitest';
import { tamperBalance } from '../../../../../tools/scenario/index.ts';
import { type Colleague, testConsole } from '../../../../../tools/console/test-console.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { openWallet, post, postingKey, sumDays, watchLedger } from '../wallet/index.ts';
import { businessDay } from '../../business-day.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx, clock } = testContext(db);
const { call, hire } = testConsole(ctx);

let cashier: Colleague;
let auditor: Colleague;
let support: Colleague;
const day = '2026-11-21';

beforeAll(async () => {
  cashier = await hire('cashier', 'payments');
  auditor = await hire('auditor', 'auditor');
  support = await hire('support', 'support');
  await transaction(db, async (tx) => {
    await openWallet(tx, 1n);
    const key = postingKey('test', 'd');
    const entry = { amount: money(5_000n), key, source: 'test', reference: 'd' };
    await post(tx, 1n, { ...entry, kind: 'DEPOSIT' });
  });
});

/** One turn of the watch, and the figures it tells. */
const watch = async (): Promise<string> => {
  const metrics = openMetrics();
  await watchLedger(ctx, metrics).close();
  return metrics.registry.metrics();
};

interface Reconciliation {
  lagSeconds: number | null;
  alarm: boolean;
  breaks: { id: string; what: string; account: string | null; expected: string; found: string }[];
}

const readReconciliation = async (as: Colleague): Promise<Reconciliation> =>
  (await call('GET', '/console/finance/reconciliation', { token: as.token })).body.value;

const plant = (amount: bigint) => tamperBalance(db, 1n, amount);

test('books that were never proven are an alarm, proven ones are none', async () => {
  expect(await readReconciliation(support)).toMatchObject({ lagSeconds: null, alarm: true });
  await watch();
  expect(await readReconciliation(support)).toMatchObject({ alarm: false, breaks: [] });
  clock.advance(61_000);
  expect(await readReconciliation(support)).toMatchObject({ alarm: true });
  clock.advance(-61_000);
});

test('a planted difference is a metric and an alarm until somebody has said what came of it', async () => {
  await plant(3n);
  expect(await watch()).toMatch(/^hintha_ledger_findings [1-9]$/m);
  await plant(-3n);
  await watch();
  const { alarm, breaks } = await readReconciliation(auditor);
  expect(alarm).toBe(true);
  expect(breaks).toContainEqual(expect.objectContaining({ what: 'total', expected: '0.00', found: '0.03' }));
  const look = (id: string, as: Colleague) =>
    call('POST', `/console/finance/breaks/${id}/close`, {
      token: as.token,
      body: { note: 'a test planted it' },
    });
  for (const { id } of breaks) {
    expect((await look(id, auditor)).status).toBe(403);
    expect((await look(id, cashier)).status).toBe(200);
    expect((await look(id, cashier)).status).toBe(404);
  }
  expect(await readReconciliation(auditor)).toMatchObject({ alarm: false, breaks: [] });
  const { body } = await call('GET', '/console/audit?action=books.look', { token: auditor.token });
  expect((body.value as { entries: object[] }).entries).toHaveLength(breaks.length);
});

test('R18 the daily money report closes to 0.00', async () => {
  await sumDays(db);
  const today = businessDay(new Date());
  const url = `/console/finance/days?from=${today}&to=${today}`;
  const { body } = await call('GET', url, { token: cashier.token });
  expect(body.value).toEqual({
    days: [
      {
        day: today,
        opening: '0.00',
        lines: [{ kind: 'DEPOSIT', systemAccount: 'deposits', amount: '50.00', postings: 1 }],
        closing: '50.00',
        difference: '0.00',
      },
    ],
  });
  expect((await call('GET', url, { token: support.token })).status).toBe(403);
});

test.each([`from=${day}&to=2026-11-20`, `from=2026-10-01&to=${day}`, 'from=x&to=y', ''])(
  'a report asked for with %j is a bad request',
  async (query) => {
    const { status } = await call('GET', `/console/finance/days?${query}`, { token: cashier.token });
    expect(status).toBe(400);
  },
);
