import { BusinessError, transaction } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { type Authenticated, createAccount, NOBODYS_PASSWORD, networkKey, TRIAL } from '../identity/index.ts';
import { isFlagOn } from '../settings/index.ts';
import { generateAccountName, newAccount } from './create-member.ts';
import { countTrials, insertTrial, purgeTrials } from './trial-store.ts';

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
  const since = new Date(at.getTime() - WINDOW_MS);
  const accountId = await transaction(ctx.db, async (tx) => {
    await purgeTrials(tx, since);
    if ((await countTrials(tx, network, since)) >= MOST_TRIALS) throw new BusinessError('too_many_requests');
    await insertTrial(tx, network, at);
    const name = generateAccountName(ctx.random, 'trial');
    return createAccount(tx, { name, type: TRIAL, passwordHash: NOBODYS_PASSWORD, demo: true });
  });
  return newAccount(accountId);
};

const HOUR_MS = 3_600_000;

/** So many trial accounts a network may open within the window. */
const MOST_TRIALS = 10;
const WINDOW_MS = HOUR_MS;
