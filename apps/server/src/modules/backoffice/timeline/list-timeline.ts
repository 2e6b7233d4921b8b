import { TIMELINE_KINDS, type TimelineKind } from '@hintha/contract';
import { BusinessError, type StaffCaller } from '@hintha/platform';
import { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import { requireMember } from '../require-member.ts';
import { mayCall } from '../rules.ts';
import { SOURCES, type TimelineEntry, type TimelineRow } from './sources.ts';

export interface TimelineQuery {
  readonly accountId: bigint;
  /** Names with commas between; every kind when it is left out. */
  readonly kinds?: string | undefined;
  /** `next` of the page before. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** A page of everything around a member that the caller may see, the latest first. */
export const listTimeline = async (
  ctx: AppContext,
  caller: StaffCaller,
  { accountId, kinds, before, limit }: TimelineQuery,
): Promise<{ entries: TimelineEntry[]; next: string | null }> => {
  const cursors = readCursors(before);
  await requireMember(ctx, accountId);
  const wanted = kinds?.split(',');
  const sources = SOURCES.filter(
    ({ kind, listedBy }) => (wanted?.includes(kind) ?? true) && mayCall(caller, listedBy),
  );
  const columns = await Promise.all(
    sources.map(async ({ kind, list }) => ({
      kind,
      rows: await list(ctx, accountId, { before: cursors[kind] ?? null, limit: limit + 1 }),
    })),
  );
  const merged = merge(columns, limit, cursors);
  const isMore = columns.reduce((sum, { rows }) => sum + rows.length, 0) > limit;
  return { entries: merged.entries, next: isMore ? writeCursors(merged.cursors) : null };
};

/** Where each kind goes on; a kind that is not there has not begun. */
export type Cursors = Partial<Record<TimelineKind, string>>;

export interface Column {
  readonly kind: TimelineKind;
  /** In the order of their kind, which need not be that of their instants to the last. */
  readonly rows: readonly TimelineRow[];
}

/**
 * The first so many entries of all columns, the latest first, and the cursor of each column. Only heads are
 * compared, so that no row of a column overtakes another and each is shown once.
 */
const merge = (
  columns: readonly Column[],
  limit: number,
  from: Cursors,
): { entries: TimelineEntry[]; cursors: Cursors } => {
  const taken = columns.map(() => 0);
  const cursors: Cursors = { ...from };
  const entries: TimelineEntry[] = [];
  while (entries.length < limit) {
    const next = latestHead(columns, taken);
    if (next === undefined) break;
    const { index, kind, row } = next;
    entries.push({ ...row, kind });
    cursors[kind] = row.position;
    taken[index] = (taken[index] ?? 0) + 1;
  }
  return { entries, cursors };
};

const latestHead = (columns: readonly Column[], taken: readonly number[]) =>
  columns
    .flatMap(({ kind, rows }, index) => {
      const row = rows[taken[index] ?? 0];
      return row === undefined ? [] : [{ index, kind, row }];
    })
    .reduce<{ index: number; kind: TimelineKind; row: TimelineRow } | undefined>(
      (latest, head) => (latest === undefined || head.row.at > latest.row.at ? head : latest),
      undefined,
    );

const cursor = z.string().regex(/^\d{1,18}(\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/);

const CursorsText = z.partialRecord(z.enum(TIMELINE_KINDS), cursor);

const writeCursors = (cursors: Cursors): string => Buffer.from(JSON.stringify(cursors)).toString('base64url');

/** Cursors as they were handed out; what was made up elsewhere is refused. */
const readCursors = (text: string | undefined): Cursors => {
  if (text === undefined) return {};
  const read = CursorsText.safeParse(parseJson(Buffer.from(text, 'base64url').toString()));
  const fits =
    read.success && Object.entries(read.data).every(([kind, one]) => (kind === 'bet') === one?.includes('.'));
  if (!fits) throw new BusinessError('bad_request', { fields: [{ field: 'before', problem: 'invalid' }] });
  return Object.fromEntries(Object.entries(read.data).filter(([, one]) => one !== undefined));
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
