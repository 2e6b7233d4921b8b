import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { NewRaffle, Raffle, RaffleLock } from './types.ts';

type RaffleRow = Omit<Raffle, 'lock' | 'drawn'> & {
  readonly entropy: string | null;
  readonly listHash: string | null;
  readonly valid: number | null;
  readonly lockedAt: Date | null;
  readonly serverSeed: string | null;
  readonly drawnAt: Date | null;
};

const RAFFLE = sql`
  r.id, r.name_en as "nameEn", r.name_my as "nameMy", r.starts_at as "startsAt", r.ends_at as "endsAt", r.beacon,
  r.commitment, r.sealed_seed as "sealedSeed", r.issued, r.entropy, r.list_hash as "listHash", r.valid,
  r.locked_at as "lockedAt", r.server_seed as "serverSeed", r.drawn_at as "drawnAt", r.created_at as "createdAt", r.approval,
  array(select p.amount from raffles_prize p where p.raffle_id = r.id order by p.rank) as prizes`;

const toRaffle = ({
  entropy,
  listHash,
  valid,
  lockedAt,
  serverSeed,
  drawnAt,
  ...row
}: RaffleRow): Raffle => ({
  ...row,
  lock:
    entropy === null || listHash === null || valid === null || lockedAt === null
      ? null
      : { entropy, listHash, valid, at: lockedAt },
  drawn: serverSeed === null || drawnAt === null ? null : { serverSeed, at: drawnAt },
});

/** The id that the next raffle has; its seed is sealed for it. */
export const nextRaffleId = async (tx: Transaction): Promise<bigint> => {
  const { rows } = await sql<{ id: bigint }>`
    select nextval(pg_get_serial_sequence('raffles_raffle', 'id')) as id`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('no raffle was numbered');
  return row.id;
};

/** Whether it was written; not when its maker has used the key before. */
export const insertRaffle = async (tx: Transaction, made: NewRaffle): Promise<boolean> => {
  const { id, nameEn, nameMy, startsAt, endsAt, beacon, commitment, sealedSeed } = made;
  const { rows } = await sql`
    insert into raffles_raffle
      (id, name_en, name_my, starts_at, ends_at, beacon, commitment, sealed_seed, created_by, request_id, created_at,
       approval)
    values (${id}, ${nameEn}, ${nameMy}, ${startsAt}, ${endsAt}, ${beacon}, ${commitment}, ${sealedSeed},
            ${made.createdBy}, ${made.requestId}, ${made.createdAt}, ${made.approval})
    on conflict (created_by, request_id) do nothing returning id`.execute(tx);
  if (rows.length === 0) return false;
  await sql`
    insert into raffles_prize (raffle_id, rank, amount)
    select ${id}, p.rank, p.amount
    from unnest(${made.prizes}::bigint[]) with ordinality as p (amount, rank)`.execute(tx);
  return true;
};

export const findRaffle = async (on: Database | Transaction, id: bigint): Promise<Raffle | undefined> => {
  const { rows } = await sql<RaffleRow>`select ${RAFFLE} from raffles_raffle r where r.id = ${id}`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows.map(toRaffle)[0];
};

export const findRequestedRaffle = async (
  tx: Transaction,
  createdBy: bigint,
  requestId: string,
): Promise<Raffle | undefined> => {
  const { rows } = await sql<RaffleRow>`
    select ${RAFFLE} from raffles_raffle r
    where r.created_by = ${createdBy} and r.request_id = ${requestId}`.execute(tx);
  return rows.map(toRaffle)[0];
};

/** Holds a raffle until the transaction ends: its tickets are numbered one claim after another. */
export const lockRaffleRow = async (tx: Transaction, id: bigint): Promise<void> => {
  await sql`select from raffles_raffle where id = ${id} for update`.execute(tx);
};

/** The latest first. */
export const selectRaffles = async (on: Database, limit: number): Promise<Raffle[]> => {
  const { rows } = await sql<RaffleRow>`
    select ${RAFFLE} from raffles_raffle r order by r.id desc limit ${limit}`.execute(on.kysely);
  return rows.map(toRaffle);
};

export const updateIssued = async (tx: Transaction, id: bigint, issued: number): Promise<void> => {
  await sql`update raffles_raffle set issued = ${issued} where id = ${id}`.execute(tx);
};

export const updateLocked = async (tx: Transaction, id: bigint, lock: RaffleLock): Promise<void> => {
  const { entropy, listHash, valid, at } = lock;
  await sql`
    update raffles_raffle
    set entropy = ${entropy}, list_hash = ${listHash}, valid = ${valid}, locked_at = ${at}
    where id = ${id}`.execute(tx);
};

export const updateDrawn = async (
  tx: Transaction,
  id: bigint,
  { serverSeed, at }: { serverSeed: string; at: Date },
): Promise<void> => {
  await sql`
    update raffles_raffle set server_seed = ${serverSeed}, drawn_at = ${at} where id = ${id}`.execute(tx);
};
