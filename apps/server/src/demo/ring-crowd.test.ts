import { transaction } from '@hintha/platform';
import { expect, test, vi } from 'vitest';
import { kyat } from '../../../../tools/payments/test-deposits.ts';
import { announceFight, openFight } from '../../../../tools/sabong/test-fights.ts';
import { testContext } from '../../../../tools/test-context.ts';
import { testDatabase } from '../../../../tools/test-database.ts';
import { expectProven, testEntry } from '../../../../tools/test-wallet.ts';
import { createAccount } from '../modules/identity/index.ts';
import { listPools } from '../modules/sabong/bets/pool-store.ts';
import { openWallet, post } from '../modules/wallet/index.ts';
import { RING_CROWD } from './accounts.ts';
import { playRingCrowd } from './ring-crowd.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx } = testContext(db);

const open = (name: string): Promise<void> =>
  transaction(db, async (tx) => {
    const id = await createAccount(tx, { name, type: 0, passwordHash: 'none', demo: true });
    await openWallet(tx, id);
    await post(tx, id, { ...testEntry('funds', kyat(10_000)), kind: 'DEPOSIT' });
  });

test('the crowd of the demo world bets on what is open out of its own wallets, and on nothing that is not', async () => {
  for (const { name } of RING_CROWD) await open(name);
  const fight = await openFight(ctx);
  const upcoming = await announceFight(ctx, 'BAGO');
  const crowd = playRingCrowd(ctx);
  const placed = async () => (await listPools(db, [fight.id])).reduce((sum, { bets }) => sum + bets, 0);
  await vi.waitFor(async () => expect(await placed()).toBeGreaterThan(0), 10_000);
  await crowd.close();
  expect(await listPools(db, [upcoming.id])).toEqual([]);
  await expectProven(db);
});
