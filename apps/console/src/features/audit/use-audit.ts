import { useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../shared/api.ts';
import { useRows } from '../../shared/table/use-rows.ts';
import { dayEnd, dayStart } from './day-bounds.ts';

export type AuditEntry = Reply<'listAudit'>['entries'][number];

export const FILTERS = ['subject', 'actor', 'action', 'from', 'to'] as const;
export type AuditFilters = Readonly<Record<(typeof FILTERS)[number], string>>;

const AUDIT = 'audit';
const PAGE = 100;
const EVERY_MS = 30_000;

const filled = (text: string) => (text === '' ? undefined : text);

export const useAudit = (filters: AuditFilters) =>
  useRows<AuditEntry>({
    key: [AUDIT, filters],
    fetch: async (before, signal) => {
      const query = {
        actor: filled(filters.actor),
        action: filled(filters.action),
        subject: filled(filters.subject),
        from: dayStart(filters.from),
        to: dayEnd(filters.to),
        before,
        limit: PAGE,
      };
      const { entries, hasMore } = await call('listAudit', { query, signal });
      return { rows: entries, next: hasMore ? entries.at(-1)?.position : undefined };
    },
  });

/** The latest entry: its hash stands for all of the audit up to there. */
export const useHead = () =>
  useQuery({
    queryKey: [AUDIT, 'head'],
    queryFn: async ({ signal }) =>
      (await call('listAudit', { query: { limit: 1 }, signal })).entries[0] ?? null,
    refetchInterval: EVERY_MS,
  }).data;

const PLACE = /^[1-9]\d{0,16}$/;

/** One entry by its place, for somebody who came by its address. */
export const useAuditEntry = (position: string | undefined, row: AuditEntry | undefined) =>
  useQuery({
    queryKey: [AUDIT, 'one', position],
    queryFn: async ({ signal }) => {
      if (position === undefined || !PLACE.test(position)) return null;
      const query = { before: String(BigInt(position) + 1n), limit: 1 };
      const [entry] = (await call('listAudit', { query, signal })).entries;
      return entry?.position === position ? entry : null;
    },
    enabled: position !== undefined && row === undefined,
  });
