import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call, type Reply } from '../../shared/api.ts';
import { formatInstant } from '../../shared/format.ts';
import { useLanguage } from '../../shared/language.ts';
import type { BadgeTone } from '../../shared/state-badge.tsx';
import { useRows } from '../../shared/table/use-rows.ts';

export type Numero = Reply<'listAdminNumeros'>['list'][number];
export type Exposure = Reply<'readNumeroExposure'>;

/** What a lottery is called in the language of the console. */
export const useNumeroName = (): ((numero: Numero) => string) => {
  const language = useLanguage((chosen) => chosen.language);
  return useCallback(({ names }) => (language === 'my' ? names.my : names.en), [language]);
};

/** Of a few a day, each at a time that the staff sets. */
const ONE_OF_A_FEW = /^\d{8}-\d{2}$/u;

/** The code of a numero, with its time where there are a few a day: `20261126-01 (12:01)`. */
export const issueText = ({ issue, drawTime }: Pick<Numero, 'issue' | 'drawTime'>): string =>
  ONE_OF_A_FEW.test(issue) ? `${issue} (${formatInstant(drawTime).slice(11, 16)})` : issue;

/** The answers that every use case on a numero renews. */
export const NUMEROS = 'numeros';

const TONES: Readonly<Record<Numero['state'], BadgeTone>> = {
  SCHEDULED: 'jade',
  LOCKED: 'amber',
  DRAWN: 'lapis',
  CONFIRMED: 'lapis',
  SETTLING: 'lapis',
  SETTLED: 'gray',
  RESETTLING: 'lapis',
  DELAYED: 'cin',
  VOID: 'cin',
};

type Shown = Pick<Numero, 'state' | 'openTime' | 'isDisputed' | 'differs'>;

const WAITING: readonly Numero['state'][] = ['LOCKED', 'DRAWN', 'DELAYED'];

/** Whether it waits for a result that those who know it do not agree on. */
export const isOpenDispute = ({ isDisputed, state }: Pick<Numero, 'state' | 'isDisputed'>): boolean =>
  isDisputed && WAITING.includes(state);

const isAhead = ({ state, openTime }: Shown): boolean => state === 'SCHEDULED' && openTime > Date.now();

/** What a draw is called by how far it is; one whose bets are not taken yet is not open. */
export const stateKey = (numero: Shown) => {
  if (numero.differs) return 'lottery.differs';
  if (isOpenDispute(numero)) return 'lottery.disputed';
  return isAhead(numero) ? 'lottery.opensLater' : (`lottery.states.${numero.state}` as const);
};

export const toneOf = (numero: Shown): BadgeTone => {
  if (numero.differs || isOpenDispute(numero)) return 'cin';
  return isAhead(numero) ? 'gray' : TONES[numero.state];
};

const UNDECIDED: readonly Numero['state'][] = ['SCHEDULED', ...WAITING];

/** Whether a draw has neither a result nor been called off. */
export const isUndecided = ({ state }: Pick<Numero, 'state'>): boolean => UNDECIDED.includes(state);

export const STATES = Object.keys(TONES) as readonly Numero['state'][];

const isState = (text: string): text is Numero['state'] => Object.hasOwn(TONES, text);

const GAME_CODE = /^[A-Z0-9_]{2,32}$/u;
const PAGE = 50;
const EVERY_MS = 15_000;

interface Filters {
  /** `own` for the draws of the operator; `due` for those of others that wait for the staff, empty for all of those. */
  readonly kind: string;
  readonly game: string;
  readonly state: string;
}

export const useNumeros = ({ kind, game, state }: Filters) =>
  useRows<Numero>({
    key: [NUMEROS, kind, game, state],
    everyMs: EVERY_MS,
    fetch: async (cursor, signal) => {
      const pageNo = Number(cursor ?? 1);
      const { list, totalPages } = await call('listAdminNumeros', {
        query: {
          gameCode: GAME_CODE.test(game) ? game : undefined,
          isFirstParty: String(kind === 'own'),
          due: String(kind === 'due'),
          state: isState(state) ? state : undefined,
          pageNo,
          pageSize: PAGE,
        },
        signal,
      });
      return { rows: list, next: pageNo < totalPages ? String(pageNo + 1) : undefined };
    },
  });

/** A numero with the results that were entered for it. */
export const useNumero = (id: string | undefined) =>
  useQuery({
    queryKey: [NUMEROS, 'one', id],
    queryFn: ({ signal }) => call('readAdminNumero', { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
    refetchInterval: EVERY_MS,
  });

const LIVE_MS = 5_000;

/** What is at stake on a numero, followed while bets come in. */
export const useExposure = ({ id, state }: Pick<Numero, 'id' | 'state'>) =>
  useQuery({
    queryKey: [NUMEROS, 'exposure', id],
    queryFn: ({ signal }) => call('readNumeroExposure', { params: { id }, signal }),
    refetchInterval: state === 'SCHEDULED' ? LIVE_MS : false,
  });

/** The numbers of a draw that take no bets, and those with the most at stake. */
export const useBlocks = ({ gameCode, issue }: Pick<Numero, 'gameCode' | 'issue'>) =>
  useQuery({
    queryKey: [NUMEROS, 'blocks', gameCode, issue],
    queryFn: ({ signal }) => call('listNumberBlocks', { query: { gameCode, issue }, signal }),
  });
