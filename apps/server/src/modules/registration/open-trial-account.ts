import { BusinessError, transaction } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { type Authenticated, createAccount, NOBODYS_PASSWORD, networkKey, TRIAL } from '../identity/index.ts';
import { isFlagOn, readSettings } from '../settings/index.ts';
import { generateAccountName, newAccount } from './create-member.ts';
import { countTrials, insertTrial, purgeTrials } from './trial-store.ts';
import { registrationSettings } from './settings.ts';

/**
 * Opens a trial account. It has no password and an empty wallet, and there is no way back into it once its session has
 * ended.
 */
export const openTrialAccount = async (
  ctx: AppContext,
  { adult }: { adult: boolean },
  ip: string,
): Promise<Authenticated> => {
  if (!(await isFlagOn(ctx.db, 'FREEPLAY3'))) throw new BusinessError('not_enabled');
  if (!adult) throw new BusinessError('age_not_confirmed');
  const network = networkKey(ip);
  const at = ctx.clock.now();
  const since = new Date(at.getTime() - HOUR_MS);
  const accountId = await transaction(ctx.db, async (tx) => {
    await purgeTrials(tx, since);
    const { trialsPerHour } = await readSettings(tx, registrationSettings);
    if ((await countTrials(tx, network, since)) >= trialsPerHour)
      throw new BusinessError('too_many_requests');
    await insertTrial(tx, network, at);
    const name = generateAccountName(ctx.random, 'trial');
    return createAccount(tx, { name, type: TRIAL, passwordHash: NOBODYS_PASSWORD, demo: true });
  });
  return newAccount(accountId);
};

const HOUR_MS = 3_600_000;
