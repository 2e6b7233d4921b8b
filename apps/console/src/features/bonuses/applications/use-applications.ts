import { useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../../shared/api.ts';
import type { Texts } from '../../../shared/language.ts';
import type { BadgeTone } from '../../../shared/state-badge.tsx';
import { useRows } from '../../../shared/table/use-rows.ts';

export type Application = Reply<'queueApplications'>[number];
type ApplicationState = Application['state'];

/** The answers that every use case on an application renews. */
export const APPLICATIONS = 'applications';

export const TONES: Readonly<Record<ApplicationState, BadgeTone>> = {
  APPLYING: 'lapis',
  DUE: 'amber',
  ISSUED: 'jade',
  REJECTED: 'cin',
};

/** The views of the queue: what waits, then what became of the others. */
export const VIEWS = ['', 'DUE', 'ISSUED', 'REJECTED'] as const;

const isState = (text: string): text is ApplicationState => Object.hasOwn(TONES, text);

/** What people call the bonus; one that this page does not know goes by its code. */
export const kindName = (t: Texts, kind: string): string =>
  kind === 'MESSAGING_APP' ? t('applications.kinds.MESSAGING_APP') : kind;

const PAGE = 50;
const EVERY_MS = 15_000;

export const useApplications = ({ state, q }: { readonly state: string; readonly q: string }) =>
  useRows<Application>({
    key: [APPLICATIONS, state, q],
    everyMs: EVERY_MS,
    fetch: async (after, signal) => {
      const asked = { state: isState(state) ? state : undefined, q: q === '' ? undefined : q };
      const rows = await call('queueApplications', { query: { ...asked, after, limit: PAGE }, signal });
      return { rows, next: rows.length === PAGE ? rows.at(-1)?.id : undefined };
    },
  });

/** An application that is not among the rows, because somebody came by its address or it has been decided. */
export const useApplication = (id: string | undefined, row: Application | undefined) =>
  useQuery({
    queryKey: [APPLICATIONS, 'one', id],
    queryFn: ({ signal }) => call('readApplication', { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined && row === undefined,
  });
