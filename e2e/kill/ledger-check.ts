import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, type Database } from '@hintha/platform';
import { runProgram } from '../../tools/run-program.ts';
import { ROOT } from '../../tools/settings.ts';
import { checkRounds } from './check-rounds.ts';
import { checkTransactions } from './check-transactions.ts';
import type { ClientLog } from './client-log.ts';
import { type Fault, fault } from './fault.ts';
import { countOpenRounds, findImbalances, readJournal, readPostings } from './ledger.ts';
import { readCashierBook } from './payments/cashier-book.ts';
import { checkDeposits } from './payments/check-deposits.ts';
import { checkWithdrawals } from './payments/check-withdrawals.ts';
import type { PaymentLog } from './payments/payment-log.ts';
import { readStoredDeposits, readStoredPayouts } from './payments/stored-orders.ts';
import { PostingIndex } from './posting-index.ts';
import type { World } from '../world.ts';
import { INTEGRATION } from './vendor-client.ts';

const STUDIO = 'STUDIO';
const LOOK_EVERY_MS = 250;

/**
 * Holds the ledger and the studio's journal against what the clients were told. To be called when nobody plays any
 * more; open rounds are given the time named to end.
 */
export async function checkLedger(
  { databaseUrl, settings }: World,
  log: ClientLog,
  patienceMs: number,
): Promise<Fault[]> {
  const database = openDatabase(databaseUrl, { max: 2 });
  try {
    const open = await waitForEnds(database, patienceMs);
    return [
      ...(open > 0 ? [fault('open', `${open} rounds are not ended`)] : []),
      ...checkTransactions(log, await readPostingIndex(database, INTEGRATION)),
      ...checkRounds(log, await readJournal(database), await readPostingIndex(database, STUDIO)),
      ...(await checkPayments(database, settings.dataDir, log.payments, patienceMs)),
      ...(await findImbalances(database)).map((what) => fault('unbalanced', what)),
      ...(await auditLedger(databaseUrl)),
    ];
  } finally {
    await database.close();
  }
}

/** How much of what was told as done by now is not there; may be asked while everybody plays on. */
export async function countLost(databaseUrl: string, log: ClientLog): Promise<number> {
  const moved = [...log.transactions.values()].filter(({ answered }) => answered?.how === 'moved');
  const database = openDatabase(databaseUrl, { max: 1 });
  try {
    const postings = await readPostingIndex(database, INTEGRATION);
    return moved.filter(({ id }) => postings.take(id) === undefined).length;
  } finally {
    await database.close();
  }
}

async function readPostingIndex(database: Database, integration: string): Promise<PostingIndex> {
  return new PostingIndex(await readPostings(database, integration), integration);
}

async function waitForEnds(database: Database, patienceMs: number): Promise<number> {
  for (const until = performance.now() + patienceMs; ;) {
    const open = await countOpenRounds(database);
    if (open === 0 || performance.now() > until) return open;
    await sleep(LOOK_EVERY_MS);
  }
}

/** Words of payments that are still on their way may take so long to arrive. */
async function checkPayments(
  database: Database,
  dataDir: string,
  log: PaymentLog,
  patienceMs: number,
): Promise<Fault[]> {
  for (const until = performance.now() + patienceMs; ;) {
    const book = readCashierBook(dataDir);
    const faults = [
      ...checkDeposits(log, await readStoredDeposits(database), book),
      ...checkWithdrawals(log, await readStoredPayouts(database), book),
    ];
    if (faults.length === 0 || performance.now() > until) return faults;
    await sleep(LOOK_EVERY_MS);
  }
}

/** The operator's own proof of the whole ledger. */
export async function auditLedger(databaseUrl: string): Promise<Fault[]> {
  const program = join(ROOT, 'tools/audit-ledger.ts');
  const place = { env: { DATABASE_URL: databaseUrl } };
  const { ok, lastLines } = await runProgram(process.execPath, [program], place);
  return ok ? [] : [fault('unbalanced', lastLines.join('\n'))];
}
