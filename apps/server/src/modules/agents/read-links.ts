import { transaction } from '@hintha/platform';
import type { House } from '../../house.ts';
import { CODE_SIGNS, codeOf } from './rules.ts';
import { insertLink, listLinks, lockLinks } from './store.ts';
import type { Link } from './types.ts';

/** The codes of an agent; one who looks for the first time gets the first. */
export const readLinks = ({ db, clock, random }: House, agentId: bigint): Promise<Link[]> =>
  transaction(db, async (tx) => {
    await lockLinks(tx, agentId);
    const links = await listLinks(tx, agentId);
    if (links.length > 0) return links;
    while (!(await insertLink(tx, { code: codeOf(random.bytes(CODE_SIGNS)), agentId, at: clock.now() })));
    return listLinks(tx, agentId);
  });
