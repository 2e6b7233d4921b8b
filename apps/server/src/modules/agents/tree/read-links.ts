import { type Database, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { CODE_SIGNS, codeKey, codeOf } from '../rules.ts';
import type { Link } from '../types.ts';
import * as store from './tree-store.ts';
import { insertLink, listLinks, lockLinks } from './tree-store.ts';

/** The codes of an agent; one who looks for the first time gets the first. */
export const readLinks = ({ db, clock, random }: AppContext, agentId: bigint): Promise<Link[]> =>
  transaction(db, async (tx) => {
    await lockLinks(tx, agentId);
    const links = await listLinks(tx, agentId);
    if (links.length > 0) return links;
    while (!(await insertLink(tx, { code: codeOf(random.bytes(CODE_SIGNS)), agentId, at: clock.now() })));
    return listLinks(tx, agentId);
  });

/** The agent who gave out the code. */
export const findAgentOf = (db: Database, code: string): Promise<bigint | undefined> =>
  store.findAgentOf(db, codeKey(code));
