import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Draft, Version } from './types.ts';

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
