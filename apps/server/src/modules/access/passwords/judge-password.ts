import type { House } from '../../../house.ts';
import type { StoredAccount } from '../types.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Why the password of a login may have to be changed. */
export interface PasswordJudgement {
  firstTimeLogin: boolean;
  passwordExpired: boolean;
  usingDefaultPassword: boolean;
}

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
