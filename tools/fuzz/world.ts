import { ROLES, type Role } from '@hintha/contract';
import { money } from '@hintha/money';
import {
  collectContributions,
  openMetrics,
  openObjects,
  transaction,
  type Clock,
  type Database,
  type Http,
  type Log,
  type RandomSource,
} from '@hintha/platform';
import { openCashierHttp } from '@hintha/cashier/src/app.ts';
import { openBook } from '@hintha/cashier/src/book.ts';
import { readConfig as readCashierConfig } from '@hintha/cashier/src/config.ts';
import { ALL_CONTRIBUTIONS } from '@hintha/server/src/all-modules.ts';
import type { AppContext } from '@hintha/server/src/app-context.ts';
import { openConsole, openSite } from '@hintha/server/src/app.ts';
import { readConfig } from '@hintha/server/src/config.ts';
import { openCountries } from '@hintha/server/src/countries.ts';
import { seedDemoWorld } from '@hintha/server/src/demo/index.ts';
import { createAccount } from '@hintha/server/src/modules/identity/index.ts';
import { awardPoints } from '@hintha/server/src/modules/points/index.ts';
import { adjust, hold, postingKey } from '@hintha/server/src/modules/wallet/index.ts';
import { openStudioHttp } from '@hintha/studio/src/app.ts';
import { readConfig as readStudioConfig } from '@hintha/studio/src/config.ts';
import { openSeedVault } from '@hintha/studio/src/seed-vault.ts';
import { softswiss } from '@hintha/vendor-protocol';
import { join } from 'node:path';
import {
  accountIdOf,
  givenAccount,
  givenApplication,
  givenColleague,
  givenDeposit,
  givenDepositOfEach,
  givenReward,
  givenRoundOfEach,
  givenSession,
  givenStaff,
  givenStaffSession,
  givenWithdrawalOfEach,
} from '../scenario/index.ts';
import { hashCheaply } from '../test/hash-cheaply.ts';
import type { Program } from './operations.ts';

/** Where nobody listens: what the programs call goes nowhere else. */
const NOWHERE = 'http://127.0.0.1:1';

const STUDIO_KEY = 'hintha-studio-demo-key';

const MEMBERS = { member: 0, agent: 1, master: 2, trial: 4, affiliate: 41, sub: 42 } as const;

export const CALLERS: Readonly<Record<Program, readonly string[]>> = {
  site: Object.keys(MEMBERS),
  console: [...ROLES, 'everyone'],
  studio: [],
  cashier: [],
};

export interface Parts {
  readonly db: Database;
  /** Over the tables of the studio. */
  readonly studioDb: Database;
  readonly random: RandomSource;
  readonly log: Log;
  readonly dataDir: string;
}

/** A small world whose programs are all there, without a port, and in which everybody has a session. */
export interface World {
  readonly clock: Clock & { advance(ms: number): void };
  readonly dataDir: string;
  readonly http: Readonly<Record<Program, Http>>;
  /** The token of a caller's session. */
  tokenOf(caller: string): string;
  /** Opens another session where one has ended. */
  renew(caller: string): Promise<void>;
  close(): Promise<void>;
}

const openClock = (): World['clock'] => {
  let now = Date.UTC(2026, 10, 21, 8, 0, 0);
  return { now: () => new Date(now), advance: (ms) => void (now += ms) };
};

const openContext = ({ db, random, log, dataDir }: Parts, clock: Clock): AppContext => ({
  db,
  clock,
  random,
  log,
  events: { publish: () => undefined, subscribe: () => () => undefined, close: async () => undefined },
  countries: openCountries(),
  deliveryChannels: { mailer: null, sms: null, phones: null, push: null },
  objects: openObjects(join(dataDir, 'objects'), random),
  config: readConfig({
    DATABASE_URL: 'fuzz',
    DEMO_WORLD: 'small',
    DATA_DIR: dataDir,
    PASSWORD_MEMORY_KIB: '8',
    STUDIO_URL: NOWHERE,
    CASHIER_URL: NOWHERE,
    PAYOUT_URL: NOWHERE,
  }),
  contributions: collectContributions(ALL_CONTRIBUTIONS),
});

/** Fills the tables of an empty database: the demo, and a member and a colleague of each kind. */
export const fillWorld = async (parts: Parts): Promise<void> => {
  const clock = openClock();
  const ctx = openContext(parts, clock);
  await seedDemoWorld(ctx);
  const password = hashCheaply('long enough 1');
  for (const [name, type] of Object.entries(MEMBERS))
    await transaction(ctx.db, async (tx) => {
      const accountId = await createAccount(tx, {
        name: `fuzz${name}`,
        type,
        passwordHash: password,
        demo: true,
      });
      await adjust(tx, { accountId, amount: money(100_000_000n), id: `fuzz:${name}`, reason: 'fuzz' });
    });
  await fillRecords(ctx);
  for (const name of CALLERS.console)
    await givenStaff(ctx.db, {
      name: `fuzz ${name}`,
      roles: rolesOf(name),
      password,
      at: clock.now(),
    });
};

/** Each member has played, and has orders that wait for somebody. */
const fillRecords = async ({ db, clock }: AppContext): Promise<void> => {
  const first = await accountIdOf(db, 'fuzzmember');
  // All but the last, a sub-account: it has no wallet, and so no orders.
  const crowd = { first, count: Object.keys(MEMBERS).length - 1 };
  await givenRoundOfEach(db, crowd);
  await givenDepositOfEach(db, crowd);
  // Withdrawals and holds are numbered alike while there are no others.
  for (let number = 1; number <= crowd.count; number += 1)
    await transaction(db, (tx) =>
      hold(tx, first + BigInt(number - 1), {
        amount: money(BigInt(number) * 1_000n + 100n),
        key: postingKey('fuzz-hold', String(number)),
        source: 'payments',
        reference: `withdrawal:${number}`,
      }),
    );
  await givenWithdrawalOfEach(db, crowd);
  for (const [index, state] of (['AWAITING', 'REVIEW', 'EXPIRED'] as const).entries())
    await givenDeposit(db, {
      accountId: first,
      channelId: ['kbzpay', 'kbz_bank', 'gateway'][index] ?? '',
      asked: 100_000n + BigInt(index),
      state,
      at: clock.now(),
    });
  await givenApplication(db, { accountId: first, contactId: 'mya' });
  await givenReward(db, { accountId: first, reference: 'fuzz', amount: money(500n) });
  for (const points of [50_000n, 70_000n])
    await transaction(db, (tx) =>
      awardPoints(tx, {
        accountId: first,
        points,
        kind: 'MISSION',
        reference: `fuzz:${points}`,
        at: clock.now(),
      }),
    );
};

/** Opens the programs over a filled database. */
export const openWorld = async (parts: Parts): Promise<World> => {
  const clock = openClock();
  const ctx = openContext(parts, clock);
  const http = {
    site: await openSite(ctx, openMetrics()),
    console: await openConsole(ctx, openMetrics()),
    studio: await openStudio(parts, clock),
    cashier: await openCashier(parts, clock),
  };
  const sessions = openSessions(ctx);
  for (const caller of [...CALLERS.site, ...CALLERS.console]) await sessions.renew(caller);
  return {
    clock,
    http,
    ...sessions,
    dataDir: parts.dataDir,
    close: async () => void (await Promise.all(Object.values(http).map((one) => one.close()))),
  };
};

/** Whoever was locked out meanwhile, or has lost a role, is let in again. */
const openSessions = ({ db, clock }: AppContext): Pick<World, 'tokenOf' | 'renew'> => {
  const tokens = new Map<string, string>();
  let opened = 0;
  return {
    tokenOf: (caller) => tokens.get(caller) ?? '',
    renew: async (caller) => {
      const token = `fuzz-${caller}-${(opened += 1)}`;
      const session = { token, at: clock.now() };
      if (caller in MEMBERS) {
        await givenAccount(db, `fuzz${caller}`, { status: 'open', mustChange: false });
        await givenSession(db, await accountIdOf(db, `fuzz${caller}`), session);
      } else {
        const id = BigInt(CALLERS.console.indexOf(caller) + 1);
        await givenColleague(db, id, { roles: rolesOf(caller), status: 'open' });
        await givenStaffSession(db, id, session);
      }
      tokens.set(caller, token);
    },
  };
};

const rolesOf = (caller: string): readonly Role[] =>
  caller === 'everyone' ? ROLES : ROLES.filter((role) => role === caller);

const openStudio = ({ studioDb, random, log }: Parts, clock: Clock): Promise<Http> =>
  openStudioHttp({
    db: studioDb,
    clock,
    random,
    log,
    config: readStudioConfig({ DATABASE_URL: 'fuzz', STUDIO_KEY }),
    wallet: softswiss.createWalletClient({
      baseUrl: NOWHERE,
      token: STUDIO_KEY,
      clock: { nowMs: () => 0, sleep: async () => undefined, timeout: () => AbortSignal.timeout(1_000) },
    }),
    vault: openSeedVault(STUDIO_KEY, random),
  });

const openCashier = ({ random, log }: Parts, clock: Clock): Promise<Http> =>
  openCashierHttp({
    clock,
    random,
    log,
    config: { ...readCashierConfig({ OPERATOR_URL: NOWHERE }), retryMs: 1_000_000 },
    book: openBook(),
    ending: AbortSignal.abort(),
  });
