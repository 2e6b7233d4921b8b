import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Mission, MissionChange, MissionClaim, MissionReward, NewMission } from './types.ts';

type Row = Omit<Mission, 'reward'> & { readonly rewardKind: MissionReward['kind']; readonly reward: bigint };

const MISSION = sql`
  id, type, metric, category, target, reward_kind as "rewardKind", reward, titles, enabled,
  starts_on::text as "startsOn", ends_on::text as "endsOn", approval`;

const toMission = ({ rewardKind, reward, ...mission }: Row): Mission => ({
  ...mission,
  reward: { kind: rewardKind, amount: reward },
});

export const insertMission = async (tx: Transaction, mission: NewMission): Promise<Mission> => {
  const { type, metric, category, target, reward, titles, enabled, startsOn, endsOn } = mission;
  const { approval = null } = mission;
  const { rows } = await sql<Row>`
    insert into missions_mission
      (type, metric, category, target, reward_kind, reward, titles, enabled, starts_on, ends_on, approval)
    values (${type}, ${metric}, ${category}, ${target}, ${reward.kind}, ${reward.amount},
            ${JSON.stringify(titles)}::jsonb, ${enabled}, ${startsOn}::date, ${endsOn}::date,
            ${approval})
    returning ${MISSION}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a mission was not written');
  return toMission(row);
};

export const updateMission = async (tx: Transaction, id: bigint, change: MissionChange): Promise<void> => {
  const { target, reward, titles, enabled, endsOn, approval = null } = change;
  await sql`
    update missions_mission
    set target = ${target}, reward_kind = ${reward.kind}, reward = ${reward.amount},
        titles = ${JSON.stringify(titles)}::jsonb, enabled = ${enabled}, ends_on = ${endsOn}::date,
        approval = ${approval}
    where id = ${id}`.execute(tx);
};

/** Holds it until the transaction ends. */
export const lockMission = async (tx: Transaction, id: bigint): Promise<Mission | undefined> => {
  const { rows } = await sql<Row>`
    select ${MISSION} from missions_mission where id = ${id} for update`.execute(tx);
  return rows[0] && toMission(rows[0]);
};

export const findMission = async (db: Database, id: bigint): Promise<Mission | undefined> => {
  const { rows } = await sql<Row>`select ${MISSION} from missions_mission where id = ${id}`.execute(
    db.kysely,
  );
  return rows[0] && toMission(rows[0]);
};

/** The missions that are switched on and whose time a business day is in, or was in the day before. */
export const listLiveMissions = async (db: Database, day: string): Promise<Mission[]> => {
  const { rows } = await sql<Row>`
    select ${MISSION} from missions_mission
    where enabled and starts_on <= ${day}::date and (ends_on is null or ends_on >= ${day}::date - 1)
    order by id`.execute(db.kysely);
  return rows.map(toMission);
};

export const listAllMissions = async (db: Database): Promise<Mission[]> => {
  const { rows } = await sql<Row>`select ${MISSION} from missions_mission order by id`.execute(db.kysely);
  return rows.map(toMission);
};

interface ClaimRow {
  readonly missionId: bigint;
  readonly period: string;
  readonly kind: MissionReward['kind'];
  readonly reward: bigint;
}

const CLAIM = sql`mission_id as "missionId", period::text as period, reward_kind as kind, reward`;

const toClaim = ({ missionId, period, kind, reward }: ClaimRow): MissionClaim => ({
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
  const { rows } = await sql<ClaimRow>`
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
  const { rows } = await sql<ClaimRow>`
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

export interface ClaimSum {
  readonly count: number;
  /** What was given in points. */
  readonly points: bigint;
}

/** How often each mission's reward has been claimed. */
export const countClaims = async (db: Database): Promise<Map<bigint, ClaimSum>> => {
  const { rows } = await sql<ClaimSum & { id: bigint }>`
    select mission_id as id, count(*)::int as count,
           coalesce(sum(reward) filter (where reward_kind = 'POINTS'), 0)::bigint as points
    from missions_claim group by 1`.execute(db.kysely);
  return new Map(rows.map(({ id, ...sum }) => [id, sum]));
};
