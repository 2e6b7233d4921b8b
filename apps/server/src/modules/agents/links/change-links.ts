import { BusinessError, lockNames, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { readAccountDetails } from '../../identity/index.ts';
import { readSettings } from '../../settings/index.ts';
import { readRatesOf, refuseExcess } from '../rates/give-rates.ts';
import { isTeamAgent } from '../rules.ts';
import { centreSettings } from '../settings.ts';
import type { Link } from '../types.ts';
import { insertLink, type LinkTerms, selectLinks, updateLink } from './link-store.ts';
import { isLive } from './use-link.ts';

/** Makes a code that opens accounts on these terms, which are at most the agent's own. */
export const createLink = (ctx: AppContext, agentId: bigint, terms: LinkTerms): Promise<Link> =>
  transaction(ctx.db, async (tx) => {
    const agent = await readAccountDetails(tx, agentId);
    if (terms.type === 1 && (agent === undefined || !isTeamAgent(agent.type)))
      throw new BusinessError('not_enabled');
    refuseOver(ctx, terms.expiresAt);
    await refuseExcess(ctx, tx, terms.rates, await readRatesOf(ctx, tx, agentId));
    await lockLinks(tx, agentId);
    const code = await insertLink(tx, agentId, { ...terms, createdAt: ctx.clock.now() });
    return requireRoom(ctx, tx, agentId, code);
  });

export interface LinkChange {
  readonly code: string;
  readonly isOn: boolean;
  readonly remark: string;
  readonly expiresAt: Date | null;
}

/** Switches a link of the agent on or off, and gives it another remark or end. */
export const changeLink = (ctx: AppContext, agentId: bigint, change: LinkChange): Promise<Link> =>
  transaction(ctx.db, async (tx) => {
    await lockLinks(tx, agentId);
    if (!(await updateLink(tx, { ...change, agentId }))) throw new BusinessError('not_found');
    return requireRoom(ctx, tx, agentId, change.code);
  });

const lockLinks = (tx: Transaction, agentId: bigint): Promise<void> =>
  lockNames(tx, [`agents links ${agentId}`]);

const refuseOver = ({ clock }: AppContext, expiresAt: Date | null): void => {
  if (expiresAt !== null && expiresAt <= clock.now())
    throw new BusinessError('bad_request', { fields: [{ field: 'expiresAt', problem: 'invalid' }] });
};

/** The link as it stands now; refuses one that is live beyond as many as an agent may have. */
const requireRoom = async (
  ctx: AppContext,
  tx: Transaction,
  agentId: bigint,
  code: string,
): Promise<Link> => {
  const links = await selectLinks(tx, agentId);
  const link = links.find((one) => one.code === code);
  if (link === undefined) throw new Error(`the link ${code} is gone`);
  const now = ctx.clock.now();
  const { liveLinks } = await readSettings(tx, centreSettings);
  if (isLive(link, now) && links.filter((one) => isLive(one, now)).length > liveLinks)
    throw new BusinessError('links_full');
  return link;
};
