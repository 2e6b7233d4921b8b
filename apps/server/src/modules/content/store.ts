import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Draft, KeptPicture, Kind, Piece, Version } from './types.ts';

const PIECE = sql`
  id, kind, place, texts, art, linkage_type as "linkageType", linkage_url as "linkageUrl", audience,
  least_level as "leastLevel", device, position, state, from_at as "from", until_at as "until", version,
  published_at as "publishedAt", changed_at as "changedAt", changed_by as "changedBy"`;

/** In the order of their places; of those at the same place the newest first. */
const ORDER = sql`order by position, coalesce(from_at, published_at) desc nulls first, id desc`;

/** Published and in their time, whoever they are for. */
export const listOut = async (db: Database, kinds: readonly Kind[], now: Date): Promise<Piece[]> => {
  const { rows } = await sql<Piece>`
    select ${PIECE} from content_piece
    where kind = any(${kinds}::text[]) and state = 'PUBLISHED'
      and coalesce(from_at <= ${now}, true) and coalesce(until_at > ${now}, true)
    ${ORDER}`.execute(db.kysely);
  return rows;
};

export const listPieces = async (db: Database, kind: Kind): Promise<Piece[]> => {
  const { rows } = await sql<Piece>`
    select ${PIECE} from content_piece where kind = ${kind} ${ORDER}`.execute(db.kysely);
  return rows;
};

export const findPiece = async (on: Database | Transaction, id: bigint): Promise<Piece | undefined> => {
  const { rows } = await sql<Piece>`select ${PIECE} from content_piece where id = ${id}`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows[0];
};

/** Holds it until the transaction ends. */
export const lockPiece = async (tx: Transaction, id: bigint): Promise<Piece | undefined> => {
  const { rows } = await sql<Piece>`
    select ${PIECE} from content_piece where id = ${id} for update`.execute(tx);
  return rows[0];
};

export const hasPieces = async (tx: Transaction): Promise<boolean> => {
  const { rows } = await sql`select from content_piece limit 1`.execute(tx);
  return rows.length > 0;
};

const isOne = (rows: readonly Piece[]): Piece => {
  const [piece] = rows;
  if (piece === undefined) throw new Error('a piece was not written');
  return piece;
};

export interface Save {
  readonly draft: Draft;
  readonly by: string;
  readonly at: Date;
}

export const insertPiece = async (tx: Transaction, { draft, by, at }: Save): Promise<Piece> => {
  const { kind, place, texts, art, linkageType, linkageUrl, audience, leastLevel, device } = draft;
  const { rows } = await sql<Piece>`
    insert into content_piece
      (kind, place, texts, art, linkage_type, linkage_url, audience, least_level, device, position, state, from_at,
       until_at, published_at, changed_at, changed_by)
    values (${kind}, ${place}, ${JSON.stringify(texts)}::jsonb, ${art}, ${linkageType}, ${linkageUrl}, ${audience},
            ${leastLevel}, ${device}, ${draft.position}, ${draft.state}, ${draft.from}, ${draft.until},
            ${draft.state === 'PUBLISHED' ? at : null}, ${at}, ${by})
    returning ${PIECE}`.execute(tx);
  return isOne(rows);
};

/** The next version; the instant of its first publication stays. The piece is locked. */
export const updatePiece = async (tx: Transaction, id: bigint, { draft, by, at }: Save): Promise<Piece> => {
  const { place, texts, art, linkageType, linkageUrl, audience, leastLevel, device } = draft;
  const { rows } = await sql<Piece>`
    update content_piece
    set place = ${place}, texts = ${JSON.stringify(texts)}::jsonb, art = ${art}, linkage_type = ${linkageType},
        linkage_url = ${linkageUrl}, audience = ${audience}, least_level = ${leastLevel}, device = ${device},
        position = ${draft.position}, state = ${draft.state}, from_at = ${draft.from}, until_at = ${draft.until},
        published_at = coalesce(published_at, ${draft.state === 'PUBLISHED' ? at : null}::timestamptz),
        version = version + 1, changed_at = ${at}, changed_by = ${by}
    where id = ${id} returning ${PIECE}`.execute(tx);
  return isOne(rows);
};

/** As JSON keeps it: instants are texts. */
type Kept = Omit<Version, 'draft'> & {
  readonly draft: Omit<Draft, 'from' | 'until'> & {
    readonly from: string | null;
    readonly until: string | null;
  };
};

const VERSION = sql`version, draft, saved_by as "by", saved_at as "at", reason`;

const toDate = (text: string | null): Date | null => (text === null ? null : new Date(text));

const toVersion = ({ draft, ...rest }: Kept): Version => ({
  ...rest,
  draft: { ...draft, from: toDate(draft.from), until: toDate(draft.until) },
});

export const insertVersion = async (tx: Transaction, pieceId: bigint, kept: Version): Promise<void> => {
  const { version, draft, by, at, reason } = kept;
  await sql`
    insert into content_version (piece_id, version, draft, saved_by, reason, saved_at)
    values (${pieceId}, ${version}, ${JSON.stringify(draft)}::jsonb, ${by}, ${reason}, ${at})`.execute(tx);
};

const MOST_VERSIONS = 200;

/** The latest first. */
export const selectVersions = async (db: Database, pieceId: bigint): Promise<Version[]> => {
  const { rows } = await sql<Kept>`
    select ${VERSION} from content_version where piece_id = ${pieceId}
    order by version desc limit ${MOST_VERSIONS}`.execute(db.kysely);
  return rows.map(toVersion);
};

export const findVersion = async (
  tx: Transaction,
  pieceId: bigint,
  version: number,
): Promise<Version | undefined> => {
  const { rows } = await sql<Kept>`
    select ${VERSION} from content_version where piece_id = ${pieceId} and version = ${version}`.execute(tx);
  return rows[0] && toVersion(rows[0]);
};

export const insertPicture = async (tx: Transaction, picture: KeptPicture): Promise<void> => {
  const { id, width, height, by, at } = picture;
  await sql`
    insert into content_picture (id, width, height, added_by, added_at)
    values (${id}, ${width}, ${height}, ${by}, ${at})`.execute(tx);
};

export const hasPicture = async (db: Database, id: string): Promise<boolean> => {
  const { rows } = await sql`select from content_picture where id = ${id}`.execute(db.kysely);
  return rows.length > 0;
};

const MOST_PICTURES = 200;

/** The latest first. */
export const listPictures = async (db: Database): Promise<KeptPicture[]> => {
  const { rows } = await sql<KeptPicture>`
    select id, width, height, added_by as "by", added_at as "at" from content_picture
    order by added_at desc, id limit ${MOST_PICTURES}`.execute(db.kysely);
  return rows;
};
