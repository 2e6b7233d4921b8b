import { type Database, transaction } from '@hintha/platform';
import { listRequirementsById } from '../../turnover/index.ts';
import type { GrantedBonus } from '../types.ts';
import { countGrants, listGrants } from './bonus-store.ts';

export interface BonusPage {
  readonly bonuses: readonly GrantedBonus[];
  readonly total: number;
}

interface AskedPage {
  readonly no: number;
  readonly size: number;
  /** Of one that a posting paid: that bonus alone. */
  readonly posting?: string | undefined;
}

/** A posting is called by its wallet and its place there; the places of others hold no bonus of the member. */
const seqOf = (accountId: bigint, posting: string | undefined): bigint | null => {
  if (posting === undefined) return null;
  const [wallet = '', seq = ''] = posting.split('-');
  return BigInt(wallet) === accountId ? BigInt(seq) : NOWHERE;
};

/** No posting stands there. */
const NOWHERE = 0n;

/** A page of the member's bonuses, the newest first, with what was bet for each as it was last counted. */
export const listBonuses = (
  db: Database,
  accountId: bigint,
  { no, size, posting }: AskedPage,
): Promise<BonusPage> =>
  transaction(db, async (tx) => {
    const seq = seqOf(accountId, posting);
    const grants = await listGrants(tx, accountId, { seq, limit: size, offset: (no - 1) * size });
    const requirements = await listRequirementsById(
      tx,
      grants.map(({ requirementId }) => requirementId),
    );
    const byId = new Map(requirements.map((requirement) => [requirement.id, requirement]));
    const bonuses = grants.flatMap((grant) => {
      const requirement = byId.get(grant.requirementId);
      return requirement === undefined ? [] : [{ grant, requirement }];
    });
    return { bonuses, total: await countGrants(tx, accountId, seq) };
  });
