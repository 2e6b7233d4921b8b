import { payments } from '@hintha/contract';
import { type Database, openDatabase, shortageOf } from '@hintha/platform';
import { setTimeout as sleep } from 'node:timers/promises';
import { openAccount, PASSWORD } from '../../accounts.ts';
import { ask, openPayee, openSaver } from '../../payments/savers.ts';
import {
  accountIdOf,
  givenCredited,
  givenLogins,
  givenStoredSetting,
  givenWithdrawal,
  givenWithdrawalsAsked,
} from '../../../tools/scenario/index.ts';
import { operatorUrlsOf } from '../../world-plans.ts';
import type { World } from '../../world.ts';
import type { Visitor } from './ask-operator.ts';
import type { Withdrawer } from './withdrawer.ts';

const PAYERS = ['payer1', 'payer2', 'payer3'];
const WITHDRAWERS = ['saver1', 'saver2', 'saver3'];
const FUNDS = '10000000.00';
/** More orders and withdrawals than a member of a first level may make in a day. */
const MANY = { 'club.level1.mostDeposits': 1_000, 'payments.withdrawals.mostPerDay': 100 };

export interface Visitors {
  readonly payers: readonly Visitor[];
  readonly withdrawers: readonly Withdrawer[];
}

/** Members who pay in, and members whose past lets a withdrawal of theirs go without a look of the staff. */
export async function openVisitors(world: World): Promise<Visitors> {
  const db = openDatabase(world.databaseUrl, { max: 4 });
  try {
    for (const [name, value] of Object.entries(MANY)) await givenStoredSetting(db, name, value);
    const payers = await Promise.all(PAYERS.map((account) => openPayer(world, db, account)));
    const withdrawers = await Promise.all(WITHDRAWERS.map((account) => openWithdrawer(world, db, account)));
    return { payers, withdrawers };
  } finally {
    await db.close();
  }
}

async function openPayer(world: World, db: Database, account: string): Promise<Visitor> {
  await openAccount({ db, operatorUrl: world.settings.operatorUrl }, account);
  return signIn(world, account);
}

async function openWithdrawer(world: World, db: Database, account: string): Promise<Withdrawer> {
  const { operatorUrl } = world.settings;
  await openSaver({ db, databaseUrl: world.databaseUrl, operatorUrl }, account, FUNDS);
  await openPayee(db, account);
  const visitor = await signIn(world, account);
  const address = `${operatorUrl}/wps/member/bankAccounts`;
  const [payee] = payments.listPayees.reply.parse(await ask(address, 'GET', { token: visitor.token }));
  if (payee === undefined) throw new Error(`${account} has nobody to be paid out to`);
  await openPast(db, account, payee.id);
  const accountId = await accountIdOf(db, account);
  return { ...visitor, bankAccountId: payee.id, turnDay: () => turnDay(world.databaseUrl, accountId) };
}

const DAY_MS = 24 * 60 * 60_000;
const AGAIN_MS = 200;

/** The database may be away just then. */
async function turnDay(databaseUrl: string, accountId: bigint): Promise<void> {
  for (;;) {
    const db = openDatabase(databaseUrl, { max: 1 });
    try {
      return await givenWithdrawalsAsked(db, accountId, new Date(Date.now() - DAY_MS));
    } catch (failure) {
      if (shortageOf(failure) === null) throw failure;
      await sleep(AGAIN_MS);
    } finally {
      await db.close();
    }
  }
}

async function signIn({ settings }: World, account: string): Promise<Visitor> {
  const body = { username: account, password: PASSWORD };
  const address = `${settings.operatorUrl}/wps/session/login`;
  const { token }: { token: string } = await ask(address, 'POST', { body });
  return { account, token, operatorUrls: operatorUrlsOf(settings) };
}

const PAST_MS = 10 * 24 * 60 * 60_000;
const WITHDRAWN = 1_000_000n;
const DEPOSITED = 100_000_000n;

/** Deposits, a withdrawal that went well and a known device, ten days ago. */
async function openPast(db: Database, account: string, payeeId: string): Promise<void> {
  const at = new Date(Date.now() - PAST_MS);
  const accountId = await accountIdOf(db, account);
  await givenCredited(db, { accountId, channelId: 'gateway', asked: DEPOSITED, at });
  const past = { accountId, payeeId: BigInt(payeeId), amount: WITHDRAWN, at, endedAt: at };
  await givenWithdrawal(db, { ...past, state: 'COMPLETED' });
  await givenLogins(db, accountId, { at });
}
