import type { House } from '../../../house.ts';
import { isFlagOn } from '../../settings/index.ts';
import type { PasswordJudgement, StoredAccount } from '../types.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Judges the password that has just opened an account. */
export const judgePassword = (
  { config, clock }: House,
  { mustChange, passwordSetAt }: StoredAccount,
  password: string,
): PasswordJudgement => {
  const age = clock.now().getTime() - passwordSetAt.getTime();
  return {
    firstTimeLogin: mustChange,
    passwordExpired: age > config.passwordExpiryDays * DAY_MS,
    usingDefaultPassword: password === config.defaultPassword,
  };
};

/** For a login that no password was asked of, or whose password gives no cause for another. */
export const NO_CAUSE: PasswordJudgement = {
  firstTimeLogin: false,
  passwordExpired: false,
  usingDefaultPassword: false,
};

/** Whether the owner has to choose another password before anything else. */
export const mustChangeNow = async ({ db }: House, judgement: PasswordJudgement): Promise<boolean> =>
  judgement.firstTimeLogin ||
  judgement.usingDefaultPassword ||
  (judgement.passwordExpired && (await isFlagOn(db, 'PWDEXPFORCECHANGE3')));
