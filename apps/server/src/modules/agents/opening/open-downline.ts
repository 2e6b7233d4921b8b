import { BusinessError, lockNames, type Transaction } from '@hintha/platform';
import { dayStartOf } from '../../../business-day.ts';
import type { AppContext } from '../../../app-context.ts';
import { readAccountDetails } from '../../identity/index.ts';
import { readSettings } from '../../settings/index.ts';
import { readRatesOf, refuseExcess } from '../rates/give-rates.ts';
import type { StoredRates } from '../rates/rate-store.ts';
import { isTeamAgent } from '../rules.ts';
import { centreSettings } from '../settings.ts';
import { placeBelow } from '../tree/join-team.ts';
import { countOpened } from '../tree/tree-store.ts';
import { openAccount, type Opened } from './open-account.ts';

export interface OpeningOrder {
  readonly username: string;
  readonly type: 0 | 1;
  readonly rates: StoredRates;
}

/** Opens an account right below an agent, by hand. Who brings members by codes alone opens none. */
export const openDownline = async (
  ctx: AppContext,
  agentId: bigint,
  { username, type, rates }: OpeningOrder,
): Promise<Opened> => {
  const agent = await readAccountDetails(ctx.db, agentId);
  if (agent === undefined || !isTeamAgent(agent.type)) throw new BusinessError('not_enabled');
  await refuseExcess(ctx, ctx.db, rates, await readRatesOf(ctx, ctx.db, agentId));
  const at = ctx.clock.now();
  return openAccount(ctx, { username, type }, async (tx, accountId) => {
    await refuseMany(ctx, tx, agentId);
    await placeBelow(ctx, tx, { accountId, uplineId: agentId, code: null, rates, at });
  });
};

const refuseMany = async ({ clock }: AppContext, tx: Transaction, agentId: bigint): Promise<void> => {
  await lockNames(tx, [`agents openings ${agentId}`]);
  const { openedPerDay } = await readSettings(tx, centreSettings);
  if ((await countOpened(tx, agentId, dayStartOf(clock.now()))) >= openedPerDay)
    throw new BusinessError('daily_limit_reached', { left: 0 });
};
