import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export interface DrawnCaptcha {
  idHash: Buffer;
  answerHash: Buffer;
  network: string;
  at: Date;
}

/** Lets one call at a time draw for a network, until its transaction ends. */
export const lockCaptchaNetwork = async (tx: Transaction, network: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`captcha ${network}`}, 0))`.execute(tx);
};

/** Whether a picture was drawn for the network, or under the id, after an instant. */
export const wasDrawnSince = async (
  tx: Transaction,
  { network, idHash }: { network: string; idHash: Buffer },
  since: Date,
): Promise<boolean> => {
  const { rows } = await sql<{ drawn: boolean }>`
    select exists (
      select 1 from identity_captcha
      where drawn_at > ${since} and (place = ${network} or id_hash = ${idHash})) as drawn`.execute(tx);
  return rows[0]?.drawn ?? false;
};

export const insertCaptcha = async (tx: Transaction, captcha: DrawnCaptcha): Promise<void> => {
  const { idHash, answerHash, network, at } = captcha;
  await sql`
    insert into identity_captcha (id_hash, answer_hash, place, drawn_at)
    values (${idHash}, ${answerHash}, ${network}, ${at})`.execute(tx);
};

/** Uses up the picture; answers its digest when it was drawn after an instant and nobody had answered it. */
export const takeCaptcha = async (db: Database, idHash: Buffer, since: Date): Promise<Buffer | undefined> => {
  const { rows } = await sql<{ answerHash: Buffer }>`
    update identity_captcha set answered = true
    where id_hash = ${idHash} and not answered and drawn_at > ${since}
    returning answer_hash as "answerHash"`.execute(db.kysely);
  return rows[0]?.answerHash;
};

/** Takes away some of the pictures that are too old to be answered. */
export const purgeCaptchas = async (db: Database, before: Date): Promise<void> => {
  await sql`
    delete from identity_captcha where id_hash in (
      select id_hash from identity_captcha where drawn_at <= ${before}
      limit 100 for update skip locked)`.execute(db.kysely);
};
