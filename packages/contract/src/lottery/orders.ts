import { z } from 'zod';
import { Amount, Instant, pageQuery } from '../amount.ts';
import { AskedAmount } from '../payments/asked-amount.ts';
import { route } from '../route.ts';
import { GameCode, Issue, MovedTo, Numbers } from './games.ts';

/** In two-thousandths of a fair prize, an even number. */
export const AskedMode = z.int().min(1700).max(2000).multipleOf(2);

export const PlayType = z.string().regex(/^[A-Z0-9_]{2,16}$/);

/** As long as a typed list of the most combinations is. */
const MOST_CHARACTERS = 400_000;

/** A selection in the syntax of the rule book. */
export const Selection = z.string().min(1).max(MOST_CHARACTERS);

/** Of the caller's choosing: the same one is taken once. */
export const RequestId = z.uuid();

const LOTTERY_BET_STATES = ['OPEN', 'WON', 'LOST', 'PUSH', 'VOID', 'CANCELLED'] as const;

const LotteryBetView = z.object({
  id: z.string(),
  playType: z.string(),
  numbers: z.string(),
  combinations: z.int(),
  unitStake: Amount,
  stake: Amount,
  prizeMode: z.int(),
  state: z.enum(LOTTERY_BET_STATES),
  payout: Amount,
  /** It has won more than is paid for a bet, or to a member in one numero. */
  isCapped: z.boolean().optional(),
});
export type LotteryBetView = z.infer<typeof LotteryBetView>;

const LotteryOrderView = z.object({
  id: z.string(),
  gameCode: GameCode,
  /** In the language of the caller. */
  gameName: z.string(),
  issue: z.string(),
  movedTo: MovedTo,
  stake: Amount,
  payout: Amount,
  placedAt: Instant,
  closeTime: Instant,
  drawTime: Instant,
  /** Until when the member may take it back; null for one that cannot be. */
  cancellableUntil: Instant.nullable(),
  /** The result of its numero; null before it is published. */
  result: Numbers.nullable(),
  bets: z.array(LotteryBetView),
});
export type LotteryOrderView = z.infer<typeof LotteryOrderView>;

/** So many bets are submitted at once. */
export const MOST_BETS = 100;

export const placeLotteryOrder = route('placeLotteryOrder', {
  guard: 'player',
  summary: 'Takes all bets of an order on a numero, or none.',
  body: z.object({
    gameCode: GameCode,
    /** Left out for a lottery that is drawn for each order. */
    issue: Issue.optional(),
    bets: z
      .array(
        z.object({
          playType: PlayType,
          numbers: Selection,
          /** What one combination costs. */
          unitStake: AskedAmount,
        }),
      )
      .min(1)
      .max(MOST_BETS),
    prizeMode: AskedMode,
    requestId: RequestId,
  }),
  reply: LotteryOrderView,
  errors: [
    'not_found',
    'numero_locked',
    'selection_invalid',
    'too_many_combinations',
    'amount_out_of_range',
    'number_limit_reached',
    'insufficient_funds',
    'betting_stopped',
    'game_unavailable',
    'no_longer_open',
    'key_reused',
  ],
});

export const listLotteryOrders = route('listLotteryOrders', {
  guard: 'player',
  summary: 'The orders of the caller, newest first; of one lottery, and those that are open, on request.',
  query: z.object({
    gameCode: GameCode.optional(),
    openOnly: z.stringbool().default(false),
    ...pageQuery(20, 100),
  }),
  reply: z.object({ list: z.array(LotteryOrderView), total: z.int(), totalPages: z.int() }),
});

export const cancelLotteryOrder = route('cancelLotteryOrder', {
  guard: 'player',
  summary: 'Takes an order back before its numero locks, whole or one bet of it; the stake comes back.',
  params: z.object({ id: z.string().regex(/^[1-9]\d{0,17}$/) }),
  query: z.object({ betId: z.uuid().optional() }),
  reply: LotteryOrderView,
  errors: ['not_found', 'numero_locked', 'no_longer_open', 'cancel_limit_reached'],
});
