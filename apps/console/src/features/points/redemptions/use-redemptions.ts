import type { Language } from '@hintha/contract';
import { useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../../shared/api.ts';
import type { BadgeTone } from '../../../shared/state-badge.tsx';
import { useRows } from '../../../shared/table/use-rows.ts';

export type Redemption = Reply<'queueRedemptions'>[number];
type RedemptionState = Redemption['state'];

/** The answers that every use case on a redemption renews. */
export const REDEMPTIONS = 'redemptions';

export const TONES: Readonly<Record<RedemptionState, BadgeTone>> = {
  APPLYING: 'lapis',
  APPROVED: 'jade',
  REJECTED: 'cin',
};

/** The views of the queue: what waits, then what became of the others. */
export const VIEWS = ['', 'APPROVED', 'REJECTED'] as const;

const isState = (text: string): text is RedemptionState => Object.hasOwn(TONES, text);

/** The name of the reward in a language. */
export const rewardName = ({ names }: Redemption, language: Language): string =>
  names[language] ?? names.en ?? '';

const PAGE = 50;
const EVERY_MS = 15_000;

export const useRedemptions = ({ state, q }: { readonly state: string; readonly q: string }) =>
  useRows<Redemption>({
    key: [REDEMPTIONS, state, q],
    everyMs: EVERY_MS,
    fetch: async (after, signal) => {
      const asked = { state: isState(state) ? state : undefined, q: q === '' ? undefined : q };
      const rows = await call('queueRedemptions', { query: { ...asked, after, limit: PAGE }, signal });
      return { rows, next: rows.length === PAGE ? rows.at(-1)?.id : undefined };
    },
  });

/** A redemption that is not among the rows, because somebody came by its address or it has been decided. */
export const useRedemption = (id: string | undefined, row: Redemption | undefined) =>
  useQuery({
    queryKey: [REDEMPTIONS, 'one', id],
    queryFn: ({ signal }) => call('readRedemption', { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined && row === undefined,
  });
