import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { BonusKind } from '../types.ts';

const KIND = sql`
  code, enabled, share::text as share, amount, most, multiple::text as multiple, with_deposit as "withDeposit", per,
  first_deposit as "firstDeposit", days, most_kept as "mostKept", given_by as "givenBy", posting::text as posting,
  approval, approved_each as "approvedEach"`;

export const findKind = async (tx: Transaction, code: string): Promise<BonusKind | undefined> => {
  const { rows } = await sql<BonusKind>`
    select ${KIND} from bonuses_kind where code = ${code}`.execute(tx);
  return rows[0];
};

/** Holds it until the transaction ends. */
export const lockKind = async (tx: Transaction, code: string): Promise<BonusKind | undefined> => {
  const { rows } = await sql<BonusKind>`
    select ${KIND} from bonuses_kind where code = ${code} for update`.execute(tx);
  return rows[0];
};

export const listKinds = async (on: Database | Transaction): Promise<BonusKind[]> => {
  const { rows } = await sql<BonusKind>`select ${KIND} from bonuses_kind order by code`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows;
};

/** Whether there is such a bonus. */
export const updateEnabled = async (db: Database, code: string, enabled: boolean): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update bonuses_kind set enabled = ${enabled} where code = ${code}`.execute(db.kysely);
  return numAffectedRows > 0n;
};

export type KindTerms = Pick<
  BonusKind,
  'enabled' | 'share' | 'amount' | 'most' | 'approval' | 'approvedEach'
>;

export const updateTerms = async (tx: Transaction, code: string, terms: KindTerms): Promise<void> => {
  const { enabled, share, amount, most, approval, approvedEach } = terms;
  await sql`
    update bonuses_kind
    set enabled = ${enabled}, share = ${share}::numeric, amount = ${amount}, most = ${most}, approval = ${approval},
        approved_each = ${approvedEach}
    where code = ${code}`.execute(tx);
};

/** What was given of a bonus and not taken back. */
export interface Granted {
  readonly count: number;
  readonly amount: bigint;
}

interface GrantedRow {
  readonly kind: string;
  readonly count: number;
  readonly amount: bigint;
  readonly monthCount: number;
  readonly monthAmount: bigint;
}

/** What each bonus has cost, in all and from an instant on; one that was never given is left out. */
export const sumByKind = async (
  db: Database,
  since: Date,
): Promise<ReadonlyMap<string, { readonly ever: Granted; readonly since: Granted }>> => {
  const { rows } = await sql<GrantedRow>`
    select kind, count(*)::int as count, sum(amount - taken_back)::bigint as amount,
           count(*) filter (where granted_at >= ${since})::int as "monthCount",
           coalesce(sum(amount - taken_back) filter (where granted_at >= ${since}), 0)::bigint as "monthAmount"
    from bonuses_grant group by kind`.execute(db.kysely);
  return new Map(
    rows.map(({ kind, count, amount, monthCount, monthAmount }) => [
      kind,
      { ever: { count, amount }, since: { count: monthCount, amount: monthAmount } },
    ]),
  );
};
