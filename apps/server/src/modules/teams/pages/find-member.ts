import { BusinessError, type Database } from '@hintha/platform';
import { dayStart } from '../../../business-day.ts';
import { selectBelowSince, selectLine } from '../../agents/index.ts';
import { findAccount, findAccountNames } from '../../identity/index.ts';

export interface TeamMember {
  readonly id: bigint;
  /** The names from the agent down to the account. */
  readonly path: readonly string[];
}

/**
 * One of an agent's team by its name, or the agent itself without one. Who does not belong to the team is answered as who
 * does not exist.
 */
export const findMember = async (
  db: Database,
  agentId: bigint,
  name: string | undefined,
): Promise<TeamMember> => {
  const id = name === undefined ? agentId : (await findAccount(db, name))?.id;
  const line = id === undefined ? [] : await selectLine(db, id);
  const place = line.indexOf(agentId);
  if (id === undefined || place < 0) throw new BusinessError('not_found');
  const below = line.slice(place);
  const names = await findAccountNames(db, below);
  return { id, path: below.map((one) => names.get(one)?.name ?? '') };
};

/** Since when one of an agent's team has stood there: what was before stays with the line of then. Null for ever. */
export const stoodSince = async (db: Database, agentId: bigint, id: bigint): Promise<Date | null> => {
  const day = await selectBelowSince(db, id, agentId);
  return day === null ? null : dayStart(day);
};
