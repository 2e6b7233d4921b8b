import { BusinessError, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { isFlagOn, readSettings } from '../../settings/index.ts';
import { fieldRules } from '../contributions.ts';
import { isGuessable } from '../rules.ts';
import type { PasswordStatus, StoredAccount } from '../types.ts';
import { clearAttempts, countAttempts, holdAccount, insertAttempt } from './password-store.ts';
import { attemptSettings } from '../settings.ts';

/** Refuses a password that cannot stand; the error names the field it came in. */
export const checkPassword = async (ctx: AppContext, field: string, password: string): Promise<void> => {
  if (password === '') throw new BusinessError('not_empty', { fields: [{ field, problem: 'empty' }] });
  if (!(await ctx.contributions.one(fieldRules)(ctx.db, 'password', password)))
    throw new BusinessError('bad_request', { fields: [{ field, problem: 'pattern' }] });
  // The default password would have to be changed again at the next login.
  if (isGuessable(password) || password === ctx.config.defaultPassword)
    throw new BusinessError('password_too_common', { fields: [{ field, problem: 'common' }] });
};

const DAY_MS = 24 * 60 * 60_000;

/** Assesses the password that was just verified. */
export const assessPassword = (
  { config, clock }: AppContext,
  { mustChange, passwordSetAt }: StoredAccount,
  password: string,
): PasswordStatus => {
  const age = clock.now().getTime() - passwordSetAt.getTime();
  return {
    firstTimeLogin: mustChange,
    passwordExpired: age > config.passwordExpiryDays * DAY_MS,
    usingDefaultPassword: password === config.defaultPassword,
  };
};

/** For a login that no password was asked of, or whose password gives no cause for another. */
export const PASSWORD_IN_ORDER: PasswordStatus = {
  firstTimeLogin: false,
  passwordExpired: false,
  usingDefaultPassword: false,
};

/** Whether the owner has to choose another password before anything else. */
export const mustChangeNow = async ({ db }: AppContext, status: PasswordStatus): Promise<boolean> =>
  status.firstTimeLogin ||
  status.usingDefaultPassword ||
  (status.passwordExpired && (await isFlagOn(db, 'PWDEXPFORCECHANGE3')));

const MINUTE_MS = 60_000;

/**
 * Lets the old password be tried, some times within some minutes. The attempt is written down first, so that many
 * at the same time gain nothing; one that proves right is forgiven by its caller.
 */
export const takeAttempt = async ({ db, clock }: AppContext, accountId: bigint): Promise<void> => {
  const now = clock.now();
  const { passwordAttempts, passwordMinutes } = await readSettings(db, attemptSettings);
  const since = new Date(now.getTime() - passwordMinutes * MINUTE_MS);
  await transaction(db, async (tx) => {
    await holdAccount(tx, accountId);
    await clearAttempts(tx, accountId, since);
    if ((await countAttempts(tx, accountId, since)) >= passwordAttempts)
      throw new BusinessError('too_many_requests');
    await insertAttempt(tx, accountId, now);
  });
};
