import type { MemberSegment } from '@hintha/contract';
import { call, type Reply } from '../../../shared/api.ts';
import { useRows, type RowPage } from '../../../shared/table/use-rows.ts';

type Member = Reply<'listMembers'>['members'][number];

/** A member of the list; whoever was searched for has no figures with it. */
export type MemberRow = Pick<Member, 'id' | 'account'> &
  Partial<Omit<Member, 'id' | 'account' | 'status'>> & { readonly status: string };

export const SEGMENTS = [
  'all',
  'new',
  'noDeposit',
  'active',
  'dormant',
  'vip',
  'locked',
] as const satisfies readonly MemberSegment[];

export const isSegment = (text: string): text is MemberSegment =>
  (SEGMENTS as readonly string[]).includes(text);

const PAGE = 50;

const search = async (q: string, signal: AbortSignal): Promise<RowPage<MemberRow>> => {
  const { hits } = await call('searchConsole', { query: { q }, signal });
  const rows = hits
    .filter(({ kind }) => kind === 'member')
    .map(({ id, title, state, at }) => ({
      id,
      account: title,
      status: state ?? '',
      ...(at === null ? {} : { registeredAt: at }),
    }));
  return { rows, next: undefined };
};

/** The members of a segment, or those that are searched for. */
export const useMembers = (segment: MemberSegment, q: string) =>
  useRows<MemberRow>({
    key: q === '' ? ['members', segment] : ['search', 'members', q],
    fetch: async (after, signal) => {
      if (q !== '') return search(q, signal);
      const { members, next } = await call('listMembers', { query: { segment, after, limit: PAGE }, signal });
      return { rows: members, next: next ?? undefined };
    },
  });
