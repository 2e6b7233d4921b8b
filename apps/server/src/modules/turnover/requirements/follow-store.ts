import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Counted, StoredContribution } from '../types.ts';

/** The last posting and the last telling of a vendor that were looked at, and what was away by them. */
export interface Seen {
  readonly seq: bigint;
  readonly feedEntry: bigint;
  readonly away: bigint;
}

/** An account is followed from here on; one that is followed already goes on as it did. */
export const insertMember = async (
  tx: Transaction,
  accountId: bigint,
  { seq, feedEntry, away }: Seen,
): Promise<void> => {
  await sql`
    insert into turnover_wallet (account_id, seen_seq, seen_telling, away)
    values (${accountId}, ${seq}, ${feedEntry}, ${away})
    on conflict (account_id) do nothing`.execute(tx);
};

export const isMember = async (tx: Transaction, accountId: bigint): Promise<boolean> => {
  const { rows } = await sql`select from turnover_wallet where account_id = ${accountId}`.execute(tx);
  return rows.length > 0;
};

/** How far the account has been followed; undefined for one that is not. */
export const lockMember = async (tx: Transaction, accountId: bigint): Promise<Seen | undefined> => {
  const { rows } = await sql<Seen>`
    select seen_seq as seq, seen_telling as "feedEntry", away from turnover_wallet
    where account_id = ${accountId} for update`.execute(tx);
  return rows[0];
};

export const updateSeen = async (tx: Transaction, accountId: bigint, seen: Seen): Promise<void> => {
  await sql`
    update turnover_wallet set seen_seq = ${seen.seq}, seen_telling = ${seen.feedEntry}, away = ${seen.away}
    where account_id = ${accountId}`.execute(tx);
};

/** The bets that are undecided and those under the references. */
export const listBets = async (
  tx: Transaction,
  accountId: bigint,
  references: readonly string[],
): Promise<Counted[]> => {
  const { rows } = await sql<Counted>`
    select reference, placed_seq as "placedSeq", settled, weight_code as "weightCode", stake, valid, at
    from turnover_bet
    where account_id = ${accountId} and (not settled or reference = any (${references}::text[]))`.execute(tx);
  return rows;
};

export const listContributions = async (
  tx: Transaction,
  accountId: bigint,
  references: readonly string[],
): Promise<StoredContribution[]> => {
  const { rows } = await sql<StoredContribution>`
    select requirement_id as "requirementId", reference, placed_seq as "placedSeq", amount
    from turnover_contribution
    where account_id = ${accountId} and reference = any (${references}::text[])
    order by requirement_id`.execute(tx);
  return rows;
};

/** Writes the bets and, in place of all that they gave before, what they give now. */
export const replaceBets = async (
  tx: Transaction,
  accountId: bigint,
  bets: readonly Counted[],
  contributions: readonly StoredContribution[],
): Promise<void> => {
  await sql`
    insert into turnover_bet (account_id, reference, placed_seq, settled, weight_code, stake, valid, at)
    select ${accountId}, b.* from unnest(
      ${bets.map(({ reference }) => reference)}::text[], ${bets.map(({ placedSeq }) => placedSeq)}::bigint[],
      ${bets.map(({ settled }) => settled)}::boolean[], ${bets.map(({ weightCode }) => weightCode)}::text[],
      ${bets.map(({ stake }) => stake)}::bigint[], ${bets.map(({ valid }) => valid)}::bigint[],
      ${bets.map(({ at }) => at)}::timestamptz[]) as b
    on conflict (account_id, reference) do update
    set placed_seq = excluded.placed_seq, settled = excluded.settled, weight_code = excluded.weight_code,
        stake = excluded.stake, valid = excluded.valid, at = excluded.at`.execute(tx);
  await sql`
    delete from turnover_contribution
    where account_id = ${accountId} and reference = any (${bets.map(({ reference }) => reference)}::text[])`.execute(
    tx,
  );
  await sql`
    insert into turnover_contribution (account_id, requirement_id, reference, placed_seq, amount)
    select ${accountId}, c.* from unnest(
      ${contributions.map(({ requirementId }) => requirementId)}::bigint[],
      ${contributions.map(({ reference }) => reference)}::text[],
      ${contributions.map(({ placedSeq }) => placedSeq)}::bigint[],
      ${contributions.map(({ amount }) => amount)}::bigint[]) as c`.execute(tx);
};

/** The shares that fill a bonus, as exact decimals. */
export const listWeights = async (tx: Transaction): Promise<Map<string, string>> => {
  const { rows } = await sql<{ code: string; weight: string }>`
    select code, weight::text as weight from turnover_weight`.execute(tx);
  return new Map(rows.map(({ code, weight }) => [code, weight]));
};

export const readWatermark = async (db: Database): Promise<bigint> => {
  const { rows } = await sql<{ watermark: bigint }>`select watermark from turnover_watermark`.execute(
    db.kysely,
  );
  return rows[0]?.watermark ?? 0n;
};

/** Moves the mark on unless another worker has. */
export const moveWatermark = async (db: Database, from: bigint, to: bigint): Promise<void> => {
  await sql`update turnover_watermark set watermark = ${to} where watermark = ${from}`.execute(db.kysely);
};

/** Those of the wallets that are followed, and the accounts whose bets wait to be decided. */
export const listToFollow = async (db: Database, wallets: readonly bigint[]): Promise<bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    select account_id as id from turnover_wallet where account_id = any (${wallets}::bigint[])
    union select account_id from turnover_bet where not settled`.execute(db.kysely);
  return rows.map(({ id }) => id);
};
