import { money } from '@hintha/money';
import { assertDurable, type Database, migrate, openDatabase } from '@hintha/platform';
import {
  bet,
  type PlainEntry,
  openGroupWriter,
  postingKey,
} from '@hintha/server/src/modules/wallet/index.ts';
import { fileURLToPath } from 'node:url';
import { createDatabase } from '../../tools/postgres/index.ts';
import { givenFundedWallets } from '../../tools/scenario/index.ts';
import { ownSeconds, serverSeconds } from '../cpu-time.ts';
import { drive, type Load } from '../load.ts';

const MIGRATIONS = fileURLToPath(new URL('../../apps/server/migrations/', import.meta.url));
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
/** Callers of the runs with one transaction a call, and connections. */
const CLIENTS = 32;
/** Callers of the grouped runs. */
const CROWD = 256;
const WALLETS = 200_000;
const FUNDS = { each: 1_000_000_000n, reference: 'funds' };
/** At this scale pgbench has as many accounts as there are wallets. */
const PGBENCH_SCALE = 2;
const SYSTEM_ACCOUNT_NAMES = [
  'gaming',
  'jackpots',
  'deposits',
  'withdrawals',
  'bonuses',
  'points',
  'transfers',
  'agents',
] as const;

export const LOAD = { SECONDS, CLIENTS, CROWD, PGBENCH_SCALE, ROUNDS: Number(process.env.BENCH_ROUNDS ?? 5) };

/** A database with wallets that can bear any number of bets; its tables may be altered before they are filled. */
export const openFundedDatabase = async (serverUrl: string, name: string, alter = ''): Promise<Database> => {
  const url = await createDatabase(serverUrl, name);
  const owner = openDatabase(url, { max: 1 });
  await migrate(owner, MIGRATIONS);
  for (const statement of [alter, 'vacuum', 'checkpoint']) await owner.pool.query(statement);
  await givenFundedWallets(owner, { first: 1n, count: WALLETS }, FUNDS);
  for (const statement of ['vacuum analyze', 'checkpoint']) await owner.pool.query(statement);
  await owner.close();
  const database = openDatabase(url, { max: CLIENTS + 4, session: { role: 'hintha_app' } });
  await assertDurable(database);
  return database;
};

let run = 0;

/** A bet of the wallet whose turn it is, with a key of its own. */
const makeBet = (n: number, systemAccount: PlainEntry['systemAccount']): [bigint, PlainEntry] => {
  const wallet = BigInt(((n * 7919) % WALLETS) + 1);
  const key = postingKey('bench', `${run}/${n}`);
  const entry: PlainEntry = {
    kind: 'BET',
    amount: money(100n),
    key,
    source: 'vendor:STUDIO',
    reference: key,
  };
  return [wallet, systemAccount === undefined ? entry : { ...entry, systemAccount }];
};

const expectPosted = (outcome: string): void => {
  if (outcome !== 'posted' && outcome !== 'accepted') throw new Error(`a bet of the bench was ${outcome}`);
};

/** One transaction a call, against one system account or spread over eight. */
export const betSingly = (
  database: Database,
  systemAccounts: 'one' | 'many',
  seconds = SECONDS,
): Promise<Load> => {
  run += 1;
  return drive(CLIENTS, seconds, async (n) => {
    const [wallet, entry] = makeBet(
      n,
      systemAccounts === 'one' ? undefined : SYSTEM_ACCOUNT_NAMES[n % SYSTEM_ACCOUNT_NAMES.length],
    );
    expectPosted((await bet(database, wallet, entry)).outcome);
  });
};

/** Through the group writer, against one system account. */
export const betGrouped = async (database: Database, seconds = SECONDS): Promise<Load> => {
  run += 1;
  const writer = openGroupWriter(database);
  const load = await drive(CROWD, seconds, async (n) => {
    const [accountId, entry] = makeBet(n, undefined);
    expectPosted((await writer.post({ accountId, entries: [entry] })).outcome);
  });
  await writer.close();
  return load;
};

/** Opens the connections and plans the statements, so that no run pays for it. */
export const warmUp = async (database: Database): Promise<void> => {
  await betSingly(database, 'many', 1);
  await betGrouped(database, 1);
};

export interface Cost {
  readonly load: Load;
  /** Microseconds of processor time a call. */
  readonly postgresUs: number;
  readonly nodeUs: number;
}

/** The load of a run with what it cost the processor on either side. */
export const withCost = async (serverPid: number, play: () => Promise<Load>): Promise<Cost> => {
  const [server, own] = [serverSeconds(serverPid), ownSeconds()];
  const load = await play();
  const millions = load.calls / 1e6;
  return {
    load,
    postgresUs: (serverSeconds(serverPid) - server) / millions,
    nodeUs: (ownSeconds() - own) / millions,
  };
};
