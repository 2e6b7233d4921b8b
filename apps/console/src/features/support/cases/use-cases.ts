import { useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../../shared/api.ts';
import type { BadgeTone } from '../../../shared/state-badge.tsx';
import { useRows } from '../../../shared/table/use-rows.ts';

export type Case = Reply<'queueCases'>[number];
type CaseState = Case['state'];

/** The answers that every use case on a case renews. */
export const CASES = 'cases';

export const TONES: Readonly<Record<CaseState, BadgeTone>> = {
  OPEN: 'lapis',
  IN_PROGRESS: 'amber',
  ANSWERED: 'jade',
  CLOSED: 'gray',
};

/** The views of the queue: what is new, then what became of the others. */
export const VIEWS = ['', 'IN_PROGRESS', 'ANSWERED', 'CLOSED'] as const;

const isState = (text: string): text is CaseState => Object.hasOwn(TONES, text);

const PAGE = 50;
const EVERY_MS = 15_000;

export const useCases = ({ state, q }: { readonly state: string; readonly q: string }) =>
  useRows<Case>({
    key: [CASES, state, q],
    everyMs: EVERY_MS,
    fetch: async (after, signal) => {
      const asked = { state: isState(state) ? state : undefined, q: q === '' ? undefined : q };
      const rows = await call('queueCases', { query: { ...asked, after, limit: PAGE }, signal });
      return { rows, next: rows.length === PAGE ? rows.at(-1)?.id : undefined };
    },
  });

/** A case with its answers. */
export const useCaseThread = (id: string | undefined) =>
  useQuery({
    queryKey: [CASES, 'one', id],
    queryFn: ({ signal }) => call('readAdminCase', { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
  });
