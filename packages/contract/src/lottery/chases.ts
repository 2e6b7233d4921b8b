import { z } from 'zod';
import { Amount, Instant, pageQuery } from '../amount.ts';
import { AskedAmount } from '../payments/asked-amount.ts';
import { route } from '../route.ts';
import { GameCode, Issue, MovedTo } from './games.ts';
import { AskedMode, PlayType, RequestId, Selection } from './orders.ts';

/** So many numeros are chased at most. */
export const MOST_CHASED = 120;

const CHASE_ITEM_STATES = ['WAITING', 'PLACED', 'WON', 'LOST', 'VOID', 'CANCELLED'] as const;

const ChaseView = z.object({
  id: z.string(),
  gameCode: GameCode,
  gameName: z.string(),
  playType: z.string(),
  numbers: z.string(),
  unitStake: Amount,
  prizeMode: z.int(),
  stopOnWin: z.boolean(),
  state: z.enum(['RUNNING', 'ENDED']),
  /** All of it is taken when the chase begins. */
  stake: Amount,
  refunded: Amount,
  payout: Amount,
  createdAt: Instant,
  items: z.array(
    z.object({
      issue: z.string(),
      movedTo: MovedTo,
      drawTime: Instant,
      multiple: z.int(),
      stake: Amount,
      state: z.enum(CHASE_ITEM_STATES),
      payout: Amount,
    }),
  ),
});
export type ChaseView = z.infer<typeof ChaseView>;

export const createChase = route('createChase', {
  guard: 'player',
  summary: 'Plays one selection on many numeros ahead; all of it is taken at once.',
  body: z.object({
    gameCode: GameCode,
    playType: PlayType,
    numbers: Selection,
    unitStake: AskedAmount,
    prizeMode: AskedMode,
    items: z
      .array(z.object({ issue: Issue, multiple: z.int().min(1).max(9_999) }))
      .min(1)
      .max(MOST_CHASED),
    stopOnWin: z.boolean().default(true),
    requestId: RequestId,
  }),
  reply: ChaseView,
  errors: [
    'not_found',
    'numero_locked',
    'selection_invalid',
    'too_many_combinations',
    'amount_out_of_range',
    'insufficient_funds',
    'betting_stopped',
    'game_unavailable',
    'no_longer_open',
    'key_reused',
  ],
});

export const listChases = route('listChases', {
  guard: 'player',
  summary: 'The chases of the caller, newest first.',
  query: z.object({ gameCode: GameCode.optional(), ...pageQuery(20, 100) }),
  reply: z.object({ list: z.array(ChaseView), total: z.int(), totalPages: z.int() }),
});

export const cancelChase = route('cancelChase', {
  guard: 'player',
  summary: 'Ends a chase: what is no bet yet is given back.',
  params: z.object({ id: z.string().regex(/^[1-9]\d{0,17}$/) }),
  reply: ChaseView,
  errors: ['not_found'],
});
