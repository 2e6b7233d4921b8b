import type { Database } from '@hintha/platform';
import { codeKey } from '../rules.ts';
import type { Link } from '../types.ts';
import * as store from './tree-store.ts';

/** The codes of an agent, the first of which came with becoming one. */
export const readLinks = (db: Database, agentId: bigint): Promise<Link[]> => store.listLinks(db, agentId);

/** The agent who gave out the code. */
export const findAgentOf = (db: Database, code: string): Promise<bigint | undefined> =>
  store.findAgentOf(db, codeKey(code));
