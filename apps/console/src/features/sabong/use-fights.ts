import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call, type Reply } from '../../shared/api.ts';
import { useLanguage } from '../../shared/language.ts';
import type { BadgeTone } from '../../shared/state-badge.tsx';
import { useRows } from '../../shared/table/use-rows.ts';

export type Fight = Reply<'listAdminFights'>['list'][number];
export type ReadFight = Reply<'readAdminFight'>;
export type Pick = keyof Fight['sides'];
export type Result = Pick | 'cancelled';

export const PICKS = ['meron', 'wala', 'draw'] as const;

/** Those that one of the staff names; the others follow from figures and clocks. */
export const CAUSES = [
  'WRONG_ENTRY',
  'UNFIT',
  'BLADE_DAMAGED',
  'NO_SHOW',
  'STREAM_LOST',
  'OPERATOR_ERROR',
] as const;
export type Cause = (typeof CAUSES)[number];

/** The answers that every use case on a fight renews. */
export const FIGHTS = 'fights';

const TONES: Readonly<Record<Fight['state'], BadgeTone>> = {
  UPCOMING: 'gray',
  OPEN: 'jade',
  LAST_CALL: 'amber',
  CLOSED: 'amber',
  FIGHTING: 'cin',
  RESULT: 'lapis',
  SETTLING: 'lapis',
  SETTLED: 'gray',
  RESETTLING: 'lapis',
  CANCELLED: 'cin',
};

export const toneOf = ({ state }: Fight): BadgeTone => TONES[state];

export const STATES = Object.keys(TONES) as readonly Fight['state'][];

const isState = (text: string): text is Fight['state'] => Object.hasOwn(TONES, text);

/** Whether its cocks were not let go yet: one of the staff can cancel it. */
export const isAhead = ({ state }: Fight): boolean =>
  state === 'UPCOMING' || state === 'OPEN' || state === 'LAST_CALL' || state === 'CLOSED';

/** Whether a result can be declared, or another one in its place. */
export const isDeclarable = ({ state }: Fight): boolean =>
  state === 'CLOSED' || state === 'FIGHTING' || state === 'RESULT';

/** What an arena is called in the language of the console. */
export const useArenaName = (): ((fight: { readonly names: Fight['names'] }) => string) => {
  const language = useLanguage((chosen) => chosen.language);
  return useCallback(({ names }) => (language === 'my' ? names.my : names.en), [language]);
};

const ARENA = /^[A-Z][A-Z0-9_]{1,31}$/u;
const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const PAGE = 50;
const EVERY_MS = 5_000;

interface Filters {
  readonly arena: string;
  readonly state: string;
  readonly day: string;
}

export const useFights = ({ arena, state, day }: Filters) =>
  useRows<Fight>({
    key: [FIGHTS, arena, state, day],
    everyMs: EVERY_MS,
    fetch: async (cursor, signal) => {
      const pageNo = Number(cursor ?? 1);
      const { list, totalPages } = await call('listAdminFights', {
        query: {
          arena: ARENA.test(arena) ? arena : undefined,
          state: isState(state) ? state : undefined,
          day: DAY.test(day) ? day : undefined,
          pageNo,
          pageSize: PAGE,
        },
        signal,
      });
      return { rows: list, next: pageNo < totalPages ? String(pageNo + 1) : undefined };
    },
  });

const LIVE_MS = 2_000;

/** A fight with all that was declared, followed while it goes on. */
export const useFight = (id: string) =>
  useQuery({
    queryKey: [FIGHTS, 'one', id],
    queryFn: ({ signal }) => call('readAdminFight', { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data?.finishedAt === null ? LIVE_MS : false),
  });

/** A dividend with four places for a hundred that is staked. */
export const forHundred = (dividend: string | null): string => {
  if (dividend === null) return '–';
  const [whole = '0', places = ''] = dividend.split('.');
  const digits = `${whole}${places}`;
  return `${digits.slice(0, -2).replace(/^0+(?=\d)/u, '')}.${digits.slice(-2)}`;
};
