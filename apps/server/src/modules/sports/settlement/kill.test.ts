import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { kyat } from '../../../../../../tools/payments/test-deposits.ts';
import { fixture, market, result } from '../../../../../../tools/sports/feed-messages.ts';
import { openTestBook } from '../../../../../../tools/sports/test-book.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven, openFunded } from '../../../../../../tools/test-wallet.ts';
import { sumSelections } from '../../bets/index.ts';
import { setSettings } from '../../settings/index.ts';
import { readBalance } from '../../wallet/index.ts';
import { roundOf, SOURCE } from '../rules.ts';
import { sportsSettings } from '../settings.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx } = testContext(db);
const book = openTestBook(ctx);

const PROCESS = fileURLToPath(new URL('../../../../../../tools/sports/settle-process.ts', import.meta.url));
const MEMBERS = 60;
const BETS_EACH = 50;
const STAKE = kyat(500);
const ANY_AMOUNT = kyat(100_000_000);
const LOOK_MS = 5;

const readOpen = async (eventId: bigint): Promise<number> => {
  const [sum] = await sumSelections(db, { source: SOURCE, round: roundOf(eventId) }, 1);
  return sum?.bets ?? 0;
};

/** Runs the settlement in a process of its own, which is killed while it is at its next batch; answers what is open. */
const settleKilled = async (eventId: bigint, openBefore: number): Promise<number> => {
  const url = db.pool.options.connectionString ?? '';
  const child = spawn(process.execPath, [PROCESS, url, String(eventId)], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  while (child.exitCode === null && (await readOpen(eventId)) === openBefore) await sleep(LOOK_MS);
  child.kill('SIGKILL');
  await ended;
  return readOpen(eventId);
};

test('a settlement whose process is killed at every batch pays each bet once', async () => {
  await setSettings(db, sportsSettings, { liabilityC: ANY_AMOUNT });
  const members: bigint[] = [];
  for (let n = 0; n < MEMBERS; n += 1) members.push(await openFunded(db, kyat(100_000)));
  await book.tell(fixture('killed', 3_600), market('killed', '1x2', ['2.00', '3.40', '3.60']));
  const leg = await book.leg('killed', ['1x2'], '1', '2.00');
  await Promise.all(
    members.map(async (accountId) => {
      for (let n = 0; n < BETS_EACH; n += 1) await book.take(book.asked(accountId, STAKE, [leg]));
    }),
  );
  const before = await Promise.all(members.map((accountId) => readBalance(db, accountId)));
  await book.tell(result('killed', [1, 0], [1, 0]));
  const id = await book.idOf('killed');
  let [open, kills] = [MEMBERS * BETS_EACH, 0];
  for (; open > 0; kills += 1) open = await settleKilled(id, open);
  expect(kills).toBeGreaterThan(1);
  // What is left is to say that it is done.
  await book.finish('killed');
  const after = await Promise.all(members.map((accountId) => readBalance(db, accountId)));
  const paid = STAKE * 2n * BigInt(BETS_EACH);
  expect(after.map((one) => one?.available)).toEqual(before.map((one) => (one?.available ?? 0n) + paid));
  expect((await book.readEvent('killed')).state).toBe('SETTLED');
  await expectProven(db);
});
