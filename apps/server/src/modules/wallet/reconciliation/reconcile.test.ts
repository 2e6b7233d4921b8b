import { transaction } from '@hintha/platform';
import { afterEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { openFunded, testEntry } from '../../../../../../tools/test-wallet.ts';
import { bet } from '../post.ts';
import { lookAtFinding, proveWhole, readWatch, reconcile } from './reconcile.ts';

const owner = testDatabase();
const { ctx } = testContext(owner);
// The clock of a wallet is the database's.
ctx.clock = { now: () => new Date() };

const change = (statement: string, values: unknown[] = []) => owner.pool.query(statement, values);

/** Money out of nothing, as only the owner of the tables can make it. */
const plant = (account: bigint, amount: number) =>
  change('update wallet_account set balance = balance + $2 where id = $1', [account, amount]);

const lookAtAll = async () => {
  for (const { id } of (await readWatch(ctx)).findings)
    await transaction(owner, (tx) =>
      lookAtFinding(tx, { id, by: 'auditor', note: 'mended', at: new Date() }),
    );
};

/** The running proof comes to a posting once every transaction before it has ended, those of other databases too. */
const countUnproven = async (): Promise<number> => {
  await reconcile(ctx);
  const { rows } = await change(
    'select from wallet_posting where xid >= (select watermark from wallet_proof)',
  );
  return rows.length;
};

const findKinds = async (): Promise<string[]> => {
  await reconcile(ctx);
  return (await readWatch(ctx)).findings.map(({ what }) => what).toSorted();
};

afterEach(async () => {
  expect(await reconcile(ctx)).toEqual([]);
  await lookAtAll();
});

test('books that agree are proven up to now', async () => {
  const account = await openFunded(owner, 100n);
  await bet(owner, account, testEntry('a', 10n));
  expect(await reconcile(ctx)).toEqual([]);
  const { lagMs, findings } = await readWatch(ctx);
  expect(findings).toEqual([]);
  expect(lagMs).toBeLessThan(60_000);
});

test('a planted difference is found, shows once however often it is found, and stays until looked at', async () => {
  const account = await openFunded(owner, 100n);
  expect(await reconcile(ctx)).toEqual([]);
  await bet(owner, account, testEntry('b', 10n));
  await plant(account, 7);
  await expect.poll(findKinds).toEqual(['total', 'wallet']);
  await reconcile(ctx);
  const { findings } = await readWatch(ctx);
  expect(findings.find(({ what }) => what === 'wallet')).toMatchObject({
    account,
    expected: 90n,
    found: 97n,
  });
  await plant(account, -7);
  expect(await reconcile(ctx)).toEqual([]);
  expect((await readWatch(ctx)).findings).toHaveLength(2);
  await lookAtAll();
  expect((await readWatch(ctx)).findings).toEqual([]);
});

test('a difference keeps the proof behind, so that the lag grows', async () => {
  const account = await openFunded(owner, 100n);
  expect(await reconcile(ctx)).toEqual([]);
  const { lagMs: before } = await readWatch(ctx);
  await plant(account, 1);
  await reconcile(ctx);
  const now = Date.now() + 70_000;
  const { lagMs } = await readWatch({ ...ctx, clock: { now: () => new Date(now) } });
  expect(lagMs).toBeGreaterThan((before ?? 0) + 60_000);
  await plant(account, -1);
});

test('money moved between two wallets behind the ledger is found by the whole proof', async () => {
  const [from, to] = [await openFunded(owner, 100n), await openFunded(owner, 100n)];
  await expect.poll(countUnproven).toBe(0);
  await plant(from, -5);
  await plant(to, 5);
  expect(await reconcile(ctx)).toEqual([]);
  await proveWhole(ctx);
  const { findings, wholeProofAt } = await readWatch(ctx);
  expect(findings.map(({ what, account }) => [what, account])).toEqual([
    ['wallet', from],
    ['wallet', to],
  ]);
  expect(wholeProofAt).not.toBeNull();
  await plant(from, 5);
  await plant(to, -5);
});

test('a finding is looked at by one', async () => {
  const account = await openFunded(owner, 100n);
  await plant(account, 1);
  await reconcile(ctx);
  const [{ id } = { id: 0n }] = (await readWatch(ctx)).findings;
  const look = (by: string) =>
    transaction(owner, (tx) => lookAtFinding(tx, { id, by, note: 'seen', at: new Date() }));
  const looks = await Promise.allSettled([look('one'), look('two')]);
  expect(looks.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await plant(account, -1);
});

test('the proof runs beside bets without finding what is not there', async () => {
  const accounts = await Promise.all(Array.from({ length: 8 }, () => openFunded(owner, 1_000n)));
  const bets = accounts.map(async (account, n) => {
    for (let turn = 0; turn < 25; turn += 1) await bet(owner, account, testEntry(`${n}/${turn}`, 1n));
  });
  const found = [0, 1].map(async () => {
    const differences = [];
    for (let turn = 0; turn < 5; turn += 1) differences.push(...(await reconcile(ctx)));
    return differences;
  });
  expect((await Promise.all(found)).flat()).toEqual([]);
  await Promise.all(bets);
});
