import type { AppContext } from '../../../app-context.ts';
import { deleteOld } from './retention-store.ts';
import { readSettings } from '../../settings/index.ts';
import { attemptSettings, codeSettings, sessionSettings } from '../settings.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** Deletes logins, sessions, codes and the like that are too old to be of use to anybody. */
export const purge = async ({ db, clock }: AppContext): Promise<void> => {
  const { lockMinutes, captchaMinutes, payeeNameHours } = await readSettings(db, attemptSettings);
  const { historyDays } = await readSettings(db, sessionSettings);
  const { codeDays } = await readSettings(db, codeSettings);
  const ago = (ms: number): Date => new Date(clock.now().getTime() - ms);
  await deleteOld(db, {
    history: ago(historyDays * DAY_MS),
    codes: ago(codeDays * DAY_MS),
    tries: ago(DAY_MS),
    attempts: ago(Math.max(lockMinutes, captchaMinutes) * MINUTE_MS),
    // A challenge that is over still tells how often the name of a payee was guessed at.
    challenges: ago(payeeNameHours * 60 * MINUTE_MS),
    rememberMe: clock.now(),
  });
};
