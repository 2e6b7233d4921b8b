import type { AppContext } from '../../../app-context.ts';
import { NAMES_WINDOW_MS } from '../authenticate/step-up.ts';
import { deleteOld } from './retention-store.ts';
import { readSettings } from '../../settings/index.ts';
import { attemptSettings } from '../settings.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** Logins of an account, for a year's look back and a month to dispute it. */
const HISTORY_DAYS = 400;
const CODE_DAYS = 7;

/** Deletes logins, sessions, codes and the like that are too old to be of use to anybody. */
export const purge = async ({ db, clock }: AppContext): Promise<void> => {
  const { lockMinutes, captchaMinutes } = await readSettings(db, attemptSettings);
  const ago = (ms: number): Date => new Date(clock.now().getTime() - ms);
  await deleteOld(db, {
    history: ago(HISTORY_DAYS * DAY_MS),
    codes: ago(CODE_DAYS * DAY_MS),
    tries: ago(DAY_MS),
    attempts: ago(Math.max(lockMinutes, captchaMinutes) * MINUTE_MS),
    // A challenge that is over still tells how often the name of a payee was guessed at.
    challenges: ago(NAMES_WINDOW_MS),
    rememberMe: clock.now(),
  });
};
