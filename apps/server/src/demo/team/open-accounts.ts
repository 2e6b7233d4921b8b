import { transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../app-context.ts';
import { createLink, joinTeam, listLinks, placeBelow, writeRates } from '../../modules/agents/index.ts';
import { createAccount, findAccounts } from '../../modules/identity/index.ts';
import type { Placed } from './tree.ts';

export interface Opening {
  readonly passwordHash: string;
  readonly at: Date;
}

/** The accounts of the team that are there, by name. */
export const readIds = async (ctx: AppContext, team: readonly Placed[]): Promise<Map<string, bigint>> => {
  const names = team.map(({ name }) => name);
  return new Map([...(await findAccounts(ctx.db, names))].map(([name, { id }]) => [name, id]));
};

/** Opens an account where the team has it, members by a link of the one above; answers its id. */
export const openPlaced = (
  ctx: AppContext,
  { name, type, upline, rates }: Placed,
  ids: ReadonlyMap<string, bigint>,
  { passwordHash, at }: Opening,
): Promise<bigint> =>
  transaction(ctx.db, async (tx) => {
    const accountId = await createAccount(tx, { name, type, passwordHash, demo: true, openedAt: at });
    if (upline === null) {
      await writeRates(tx, accountId, rates);
      return accountId;
    }
    const uplineId = ids.get(upline);
    assert(uplineId !== undefined, `${name} comes before ${upline}`);
    const links = await listLinks(tx, uplineId);
    const link = links.find((one) => one.type === 0 && one.expiresAt === null);
    const place = { accountId, uplineId, code: null, rates, at };
    if (type === 0 && link !== undefined)
      await joinTeam(ctx, tx, { accountId, link: { ...link, rates }, at });
    else await placeBelow(ctx, tx, place);
    return accountId;
  });

const MONTH_MS = 30 * 24 * 3_600_000;

/** Links of an agent: one for members that stays, one for agents, and one that has run out. */
export const openLinks = async (ctx: AppContext, agentId: bigint): Promise<void> => {
  if ((await listLinks(ctx.db, agentId)).length > 1) return;
  const later = new Date(ctx.clock.now().getTime() + MONTH_MS);
  const none = { rates: {}, expiresAt: null };
  await createLink(ctx, agentId, { ...none, type: 0, remark: 'members' });
  await createLink(ctx, agentId, { ...none, type: 1, remark: 'agents' });
  await createLink(ctx, agentId, { ...none, type: 0, remark: 'first month', expiresAt: later });
};
