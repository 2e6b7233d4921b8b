import { money } from '@hintha/money';
import { type Database, transaction } from '@hintha/platform';
import { catchUp, openRequirement, readRequirements } from '@hintha/server/src/modules/turnover/index.ts';
import { insertMember, replaceBets } from '@hintha/server/src/modules/turnover/requirements/follow-store.ts';
import {
  insertRequirement,
  listRequirements,
  updateProgress,
} from '@hintha/server/src/modules/turnover/requirements/requirement-store.ts';
import type {
  RequirementKind,
  RequirementState,
  StoredRequirement,
} from '@hintha/server/src/modules/turnover/types.ts';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';

/** The member's requirements as they stand, the oldest first, without a look at bets that came since. */
export const readStoredRequirements = async (
  db: Database,
  accountId: bigint,
): Promise<StoredRequirement[]> => {
  const requirements = await transaction(db, (tx) => listRequirements(tx, accountId));
  return requirements.toSorted((a, b) => (a.id < b.id ? -1 : 1));
};

/** The member's requirements with every bet so far counted, as a job counts them that nothing keeps waiting. */
export const readCountedRequirements = async (
  db: Database,
  accountId: bigint,
): Promise<StoredRequirement[]> => {
  await transaction(db, (tx) => catchUp(tx, accountId));
  return readRequirements(db, accountId);
};

/** So much is to be bet by each requirement of the member. */
export const givenTarget = async (db: Database, accountId: bigint, target: bigint): Promise<void> => {
  await sql`update turnover_requirement set target = ${target} where account_id = ${accountId}`.execute(
    db.kysely,
  );
};

/** The member's requirements, or those of a kind, are done with; what was filled has all its bets. */
export const givenRequirementsClosed = async (
  db: Database,
  accountId: bigint,
  { state, kind = null }: { state: RequirementState; kind?: RequirementKind | null },
): Promise<void> => {
  await sql`
    update turnover_requirement
    set state = ${state}, closed_at = now(),
        progress = case when ${state} = 'FULFILLED' then target else progress end
    where account_id = ${accountId} and (${kind}::text is null or kind = ${kind})`.execute(db.kysely);
};

/** Of the requirements that a module has opened, whether each one's closing was taken note of. */
export const readReported = async (db: Database, source: string): Promise<boolean[]> => {
  const { rows } = await sql<{ reported: boolean }>`
    select closing_reported as reported from turnover_requirement
    where source = ${source} order by id`.execute(db.kysely);
  return rows.map(({ reported }) => reported);
};

/** The member has deposited so much, which is to be bet once. */
export const givenDeposited = (db: Database, accountId: bigint, base: bigint): Promise<unknown> => {
  const order = { accountId, kind: 'DEPOSIT', base: money(base), multiple: '1', at: new Date() } as const;
  return transaction(db, (tx) =>
    openRequirement(tx, { ...order, source: 'payments', reference: randomUUID() }),
  );
};

/** The member has deposited so much, and one bet has filled what was to be bet for it. */
export const givenDepositPlayed = (db: Database, accountId: bigint, deposited: bigint): Promise<void> =>
  transaction(db, async (tx) => {
    const [base, at, reference] = [money(deposited), new Date(), 'round-1'];
    const opened = { accountId, kind: 'DEPOSIT', base, multiple: '1', target: base, openedSeq: 0n } as const;
    await insertMember(tx, accountId, { seq: 1n, feedEntry: 0n, away: 0n });
    const id = await insertRequirement(tx, { ...opened, at, source: 'payments', reference: 'D1' });
    const filled = { id, ...opened, progress: base, state: 'FULFILLED', maxStake: null } as const;
    await updateProgress(tx, filled);
    const bet = { reference, placedSeq: 1n, settled: true, weightCode: 'RNG', stake: base, valid: base, at };
    await replaceBets(tx, accountId, [bet], [{ requirementId: id, reference, placedSeq: 1n, amount: base }]);
  });
