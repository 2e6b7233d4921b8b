import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { MissionClaim, MissionReward } from '../types.ts';

interface Row {
  readonly missionId: bigint;
  readonly period: string;
  readonly kind: MissionReward['kind'];
  readonly reward: bigint;
}

const CLAIM = sql`mission_id as "missionId", period::text as period, reward_kind as kind, reward`;

const toClaim = ({ missionId, period, kind, reward }: Row): MissionClaim => ({
  missionId,
  period,
  reward: { kind, amount: reward },
});

/** Which of these periods of missions the member has claimed. */
export const listClaims = async (
  db: Database,
  accountId: bigint,
  wanted: readonly Pick<MissionClaim, 'missionId' | 'period'>[],
): Promise<MissionClaim[]> => {
  const { rows } = await sql<Row>`
    select ${CLAIM} from missions_claim
    where account_id = ${accountId} and (mission_id, period) in (
      select * from unnest(
        ${wanted.map(({ missionId }) => missionId)}::bigint[], ${wanted.map(({ period }) => period)}::date[]))`.execute(
    db.kysely,
  );
  return rows.map(toClaim);
};

/** What the member has claimed under a key. */
export const findRequestedClaim = async (
  tx: Transaction,
  accountId: bigint,
  requestId: string,
): Promise<MissionClaim | undefined> => {
  const { rows } = await sql<Row>`
    select ${CLAIM} from missions_claim
    where account_id = ${accountId} and request_id = ${requestId}`.execute(tx);
  return rows[0] && toClaim(rows[0]);
};

export interface NewClaim extends MissionClaim {
  readonly accountId: bigint;
  readonly requestId: string;
  readonly at: Date;
}

/** Whether it was free: a period is claimed once. */
export const insertClaim = async (tx: Transaction, claim: NewClaim): Promise<boolean> => {
  const { accountId, missionId, period, reward, requestId, at } = claim;
  const { rows } = await sql`
    insert into missions_claim (account_id, mission_id, period, reward_kind, reward, request_id, claimed_at)
    values (${accountId}, ${missionId}, ${period}::date, ${reward.kind}, ${reward.amount}, ${requestId}, ${at})
    on conflict (account_id, mission_id, period) do nothing returning 1`.execute(tx);
  return rows.length > 0;
};

/** How often each mission's reward has been claimed. */
export const countClaims = async (db: Database): Promise<Map<bigint, number>> => {
  const { rows } = await sql<{ id: bigint; count: number }>`
    select mission_id as id, count(*)::int as count from missions_claim group by 1`.execute(db.kysely);
  return new Map(rows.map(({ id, count }) => [id, count]));
};
