import type { StaffCaller } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { requireMember } from '../require-member.ts';
import { mayCall } from '../rules.ts';
import { merge } from './merge.ts';
import { readPlaces, writePlaces } from './places.ts';
import { SOURCES } from './sources.ts';
import type { TimelineEntry } from './types.ts';

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
  house: House,
  caller: StaffCaller,
  { accountId, kinds, before, limit }: TimelineQuery,
): Promise<{ entries: TimelineEntry[]; next: string | null }> => {
  const places = readPlaces(before);
  await requireMember(house, accountId);
  const wanted = kinds?.split(',');
  const sources = SOURCES.filter(
    ({ kind, listedBy }) => (wanted?.includes(kind) ?? true) && mayCall(caller, listedBy),
  );
  const columns = await Promise.all(
    sources.map(async ({ kind, list }) => ({
      kind,
      rows: await list(house, accountId, { before: places[kind] ?? null, limit: limit + 1 }),
    })),
  );
  const merged = merge(columns, limit, places);
  const isMore = columns.reduce((sum, { rows }) => sum + rows.length, 0) > limit;
  return { entries: merged.entries, next: isMore ? writePlaces(merged.places) : null };
};
