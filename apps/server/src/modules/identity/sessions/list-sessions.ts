import type { Caller, Database, Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { findPreviousLogin } from '../accounts/account-store.ts';
import { readSettings } from '../../settings/index.ts';
import { idleMs } from '../rules.ts';
import { sessionSettings } from '../settings.ts';
import { countDaysWithLogin, countSignedIn, listLoginRows, type LoginRow } from './login-store.ts';
import { listSessionRows, type SessionRow } from './session-store.ts';

/** The sessions of the account that live, the one used last first. */
export const listSessions = async (
  { db, clock }: AppContext,
  caller: Pick<Caller, 'accountId'>,
): Promise<SessionRow[]> => {
  const now = clock.now().getTime();
  const terms = await readSettings(db, sessionSettings);
  return listSessionRows(db, {
    accountId: caller.accountId,
    openedAfter: new Date(now - terms.lifeHours * HOUR_MS),
    usedAfter: new Date(now - idleMs(terms)),
  });
};

const HOUR_MS = 60 * 60_000;

const PAGE_SIZE = 20;

/** Logins of an account from before one of them, newest first. */
export const listLoginsOf = (
  db: Database,
  accountId: bigint,
  { before, limit }: { before: bigint | undefined; limit: number },
): Promise<LoginRow[]> => listLoginRows(db, { accountId, before, size: limit });

/** Twenty logins of the caller's account, newest first, and where the next twenty begin. */
export const listLogins = async (
  { db }: AppContext,
  caller: Caller,
  before: bigint | undefined,
): Promise<{ list: LoginRow[]; next: bigint | undefined }> => {
  const rows = await listLoginRows(db, { accountId: caller.accountId, before, size: PAGE_SIZE + 1 });
  const list = rows.slice(0, PAGE_SIZE);
  return { list, next: rows.length > PAGE_SIZE ? list.at(-1)?.id : undefined };
};

/** On how many business days of a span the account was logged in to. */
export const countLoginDays = (
  db: Database,
  accountId: bigint,
  span: { from: Date; to: Date },
): Promise<number> => countDaysWithLogin(db, accountId, span);

/** When the caller's account was signed in to before this session. */
export const previousLoginAt = (db: Database, caller: Caller): Promise<Date | undefined> =>
  findPreviousLogin(db, caller.accountId, caller.sessionId);

const ACTIVE_MS = 30 * 24 * 3_600_000;

/** How many accounts were signed in to within the last thirty days. */
export const countActiveAccounts = (on: Database | Transaction, now: Date): Promise<number> =>
  countSignedIn(on, new Date(now.getTime() - ACTIVE_MS));
