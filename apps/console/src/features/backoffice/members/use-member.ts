import { useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../../shared/api.ts';
import { useRows, type RowPage } from '../../../shared/table/use-rows.ts';

export type MemberFile = Reply<'readMemberFile'>;
export type Restriction = Reply<'listRestrictions'>[number];

/** What every answer about a member is kept under, and every use case renews. */
export const MEMBER = 'member';

const EVERY_MS = 20_000;
export const PAGE = 50;

export const useMember = (id: string) =>
  useQuery({
    queryKey: [MEMBER, id],
    queryFn: ({ signal }) => call('readMemberFile', { params: { id }, signal }),
    refetchInterval: EVERY_MS,
  });

interface MemberList<Row> {
  readonly id: string;
  /** The name of the list, then its filters. */
  readonly list: readonly string[];
  readonly fetch: (before: string | undefined, signal: AbortSignal) => Promise<RowPage<Row>>;
}

/** One of the lists of a member, read anew while it is looked at. */
export const useMemberRows = <Row>({ id, list, fetch }: MemberList<Row>) =>
  useRows<Row>({ key: [MEMBER, id, ...list], everyMs: EVERY_MS, fetch });
