import { z } from 'zod';
import { Amount, Instant, pageQuery } from '../amount.ts';
import { AskedLanguage } from '../languages/asked-language.ts';
import { route } from '../route.ts';

export const ArenaCode = z.string().regex(/^[A-Z][A-Z0-9_]{1,31}$/);
export const FightId = z.string().regex(/^[1-9]\d{0,17}$/);

/** What can be bet on: the two cocks by the colour of their tape, and that neither wins. */
export const PICKS = ['meron', 'wala', 'draw'] as const;
export type FightPick = (typeof PICKS)[number];
export const AskedPick = z.enum(PICKS);

export const FIGHT_STATES = [
  'UPCOMING',
  'OPEN',
  'LAST_CALL',
  'CLOSED',
  'FIGHTING',
  'RESULT',
  'SETTLED',
  'CANCELLED',
] as const;
export type FightState = (typeof FIGHT_STATES)[number];

/** Why all bets of a fight come back (rule book, section 4). */
export const CANCEL_REASONS = [
  'POOL_EMPTY',
  'DIVIDEND_TOO_LOW',
  'WRONG_ENTRY',
  'UNFIT',
  'BLADE_DAMAGED',
  'NO_SHOW',
  'STREAM_LOST',
  'OPERATOR_ERROR',
  'NO_RESULT',
  'OPEN_AT_RELEASE',
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

export const DRAW_MODES = ['FIXED', 'POOL'] as const;

const Pool = z.object({ stake: Amount, bets: z.int() });

/** What one unit of stake is paid, stake included, with four places. */
const Dividend = z.string().regex(/^\d+\.\d{4}$/);

export const FightView = z.object({
  id: FightId,
  arena: ArenaCode,
  /** The card that it stands on, such as 20260115. */
  event: z.string(),
  number: z.int(),
  /** The entries. */
  meron: z.string(),
  wala: z.string(),
  state: z.enum(FIGHT_STATES),
  openedAt: Instant.nullable(),
  /** From then on no bet is taken; it may come nearer while the fight is open. */
  closesAt: Instant.nullable(),
  /** What has been accepted; final once it is closed. */
  pools: z.object({ meron: Pool, wala: Pool, draw: Pool }),
  /** By the pools as they are; null of a side without a bet. */
  dividends: z.object({ meron: Dividend.nullable(), wala: Dividend.nullable() }),
  isFinal: z.boolean(),
  /** The commission on the pool of both sides, in per cent; null before it opens. */
  plasada: z.int().nullable(),
  /** What the pool of both sides shares out. */
  net: Amount,
  draw: z.object({
    mode: z.enum(DRAW_MODES),
    /** In a pool: what is in it, the stakes on this draw among it. */
    pool: Amount.nullable(),
  }),
  /** Sides that take no bets for now. */
  blocked: z.array(z.enum(PICKS)),
  result: z.enum(PICKS).nullable(),
  /** Counted up with each result that came to count. */
  version: z.int(),
  cancelReason: z.enum(CANCEL_REASONS).nullable(),
  /** Of a fight that is settled: what the side that won was paid, and what of the net pool was left over. */
  settled: z.object({ paid: Amount, breakage: Amount, at: Instant }).nullable(),
});
export type FightView = z.infer<typeof FightView>;

const ArenaView = z.object({
  code: ArenaCode,
  /** In the language that was asked for. */
  name: z.string(),
  /** Fights of its card, and how many of them are over. */
  fights: z.int(),
  over: z.int(),
  /** The one that is bet on, fought or decided now, or comes next; null where there is none. */
  current: FightView.nullable(),
});
export type ArenaView = z.infer<typeof ArenaView>;

export const SabongLimits = z.object({
  least: Amount,
  most: Amount,
  mostOnDraw: Amount,
  /** Of one member on all sides of a fight. */
  mostOnFight: Amount,
  lastCallSeconds: z.int(),
});
export type SabongLimits = z.infer<typeof SabongLimits>;

export const listSabongArenas = route('listSabongArenas', {
  guard: 'visitor',
  summary: 'The arenas, each with the fight that is on or comes next.',
  query: z.object({ language: AskedLanguage }),
  reply: z.object({
    /** By the clock that decides what is in time. */
    now: Instant,
    limits: SabongLimits,
    arenas: z.array(ArenaView),
  }),
});

export const readSabongCard = route('readSabongCard', {
  guard: 'visitor',
  summary: 'The latest card of an arena with all of its fights, in their order.',
  params: z.object({ arena: ArenaCode }),
  query: z.object({ language: AskedLanguage }),
  reply: z.object({
    now: Instant,
    limits: SabongLimits,
    arena: ArenaView,
    /** Such as 20260115; null before its first card. */
    event: z.string().nullable(),
    fights: z.array(FightView),
  }),
  errors: ['not_found'],
});

export const readSabongFight = route('readSabongFight', {
  guard: 'visitor',
  summary: 'One fight with everything that its dividends can be worked out again from.',
  params: z.object({ id: FightId }),
  reply: FightView,
  errors: ['not_found'],
});

export const listSabongResults = route('listSabongResults', {
  guard: 'visitor',
  summary: 'The fights of an arena that are over, the last one first.',
  params: z.object({ arena: ArenaCode }),
  query: z.object(pageQuery(20, 100)),
  reply: z.object({ list: z.array(FightView), total: z.int(), totalPages: z.int() }),
  errors: ['not_found'],
});

/** What the stream tells: fights of the arena as they are now, at most twice a second. */
export interface SabongStreamMessage {
  readonly now: number;
  readonly fights: readonly FightView[];
}
