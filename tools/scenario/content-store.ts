import { type Database, transaction } from '@hintha/platform';
import { insertPiece } from '@hintha/server/src/modules/content/store.ts';
import type { PieceText } from '@hintha/server/src/modules/content/types.ts';
import { sql } from 'kysely';

/** The first piece of a kind and place that everybody sees. */
export const pieceIdOf = async (db: Database, kind: string, place = ''): Promise<string> => {
  const { rows } = await sql<{ id: bigint }>`
    select id from content_piece where kind = ${kind} and place = ${place} and state = 'PUBLISHED'
    order by position, id limit 1`.execute(db.kysely);
  return String(rows[0]?.id);
};

/** Takes pieces off the site. */
export const givenPiecesOff = async (db: Database, ids: readonly string[]): Promise<void> => {
  await sql`update content_piece set state = 'OFF' where id = any(${ids}::bigint[])`.execute(db.kysely);
};

/** As many notices as it takes, one behind the other; answers their ids. */
export const givenNotices = async (db: Database, count: number): Promise<string[]> => {
  const { rows } = await sql<{ id: bigint }>`
    insert into content_piece
      (kind, place, texts, audience, least_level, device, position, state, published_at, changed_at, changed_by)
    select 'NOTICE', '', '{"en": {"title": "One of many", "lead": "", "content": "<p>Many</p>", "action": ""}}',
           'ALL', 1, 'ANY', 50 + n, 'PUBLISHED', now(), now(), 'many'
    from generate_series(1, ${count}::int) n returning id`.execute(db.kysely);
  return rows.map(({ id }) => String(id));
};

/** Puts a text, and an address where one is said, past everything that cleans them, as a hole in the operator would. */
export const givenUncleaned = async (
  db: Database,
  id: string,
  { content, address }: { content: string; address?: string },
): Promise<void> => {
  await sql`
    update content_piece
    set texts = jsonb_set(texts, '{en,content}', to_jsonb(${content}::text)),
        linkage_url = coalesce(${address ?? null}::text, linkage_url)
    where id = ${id}`.execute(db.kysely);
};

/** An announcement stands before every member until it is taken off; answers its id. */
export const givenAnnouncement = async (db: Database, text: PieceText): Promise<string> => {
  const kind = { kind: 'POPUP', place: '', art: null, linkageType: null, linkageUrl: null } as const;
  const readers = { audience: 'MEMBER', leastLevel: 1, device: 'ANY' } as const;
  const shown = { position: 0, state: 'PUBLISHED', from: null, until: null } as const;
  const draft = { ...kind, ...readers, ...shown, texts: { en: text } };
  const { id } = await transaction(db, (tx) => insertPiece(tx, { draft, by: 'test', at: new Date() }));
  return String(id);
};
