import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Mission, MissionChange, MissionReward, NewMission } from './types.ts';

type Row = Omit<Mission, 'reward'> & { readonly rewardKind: MissionReward['kind']; readonly reward: bigint };

const MISSION = sql`
  id, type, metric, category, target, reward_kind as "rewardKind", reward, titles, enabled,
  starts_on::text as "startsOn", ends_on::text as "endsOn"`;

const toMission = ({ rewardKind, reward, ...mission }: Row): Mission => ({
  ...mission,
  reward: { kind: rewardKind, amount: reward },
});

export const insertMission = async (tx: Transaction, mission: NewMission): Promise<Mission> => {
  const { type, metric, category, target, reward, titles, enabled, startsOn, endsOn } = mission;
  const { rows } = await sql<Row>`
    insert into missions_mission
      (type, metric, category, target, reward_kind, reward, titles, enabled, starts_on, ends_on)
    values (${type}, ${metric}, ${category}, ${target}, ${reward.kind}, ${reward.amount},
            ${JSON.stringify(titles)}::jsonb, ${enabled}, ${startsOn}::date, ${endsOn}::date)
    returning ${MISSION}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a mission was not written');
  return toMission(row);
};

export const updateMission = async (tx: Transaction, id: bigint, change: MissionChange): Promise<void> => {
  const { target, reward, titles, enabled, endsOn } = change;
  await sql`
    update missions_mission
    set target = ${target}, reward_kind = ${reward.kind}, reward = ${reward.amount},
        titles = ${JSON.stringify(titles)}::jsonb, enabled = ${enabled}, ends_on = ${endsOn}::date
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
