import { z } from 'zod';
import { Amount, Instant, pageQuery } from '../amount.ts';
import { AskedLanguage } from '../languages/asked-language.ts';
import { AskedAmount } from '../payments/asked-amount.ts';
import { route } from '../route.ts';
import { ArenaCode, AskedPick, CANCEL_REASONS, FIGHT_STATES, FightId, PICKS } from './fights.ts';

const SABONG_BET_STATES = ['OPEN', 'WON', 'LOST', 'REFUNDED'] as const;

const SabongBetView = z.object({
  id: z.string(),
  fightId: FightId,
  arena: ArenaCode,
  /** In the language of the caller. */
  arenaName: z.string(),
  event: z.string(),
  number: z.int(),
  meron: z.string(),
  wala: z.string(),
  pick: z.enum(PICKS),
  stake: Amount,
  placedAt: Instant,
  fightState: z.enum(FIGHT_STATES),
  result: z.enum(PICKS).nullable(),
  cancelReason: z.enum(CANCEL_REASONS).nullable(),
  /** What one unit of stake is paid when it wins, with four places: by the pools as they are, final once it is closed. */
  dividend: z.string().nullable(),
  state: z.enum(SABONG_BET_STATES),
  /** What came back, a refund too. */
  payout: Amount,
});
export type SabongBetView = z.infer<typeof SabongBetView>;

export const placeSabongBet = route('placeSabongBet', {
  guard: 'player',
  summary: 'Bets on a side of a fight that is open, or on a draw; a bet cannot be taken back.',
  body: z.object({
    fightId: FightId,
    pick: AskedPick,
    stake: AskedAmount,
    /** Of the caller's choosing: the same one is taken once. */
    requestId: z.uuid(),
  }),
  reply: SabongBetView,
  errors: [
    'not_found',
    'fight_closed',
    'market_closed',
    'draw_full',
    'pool_full',
    'amount_out_of_range',
    'insufficient_funds',
    'betting_stopped',
    'game_unavailable',
    'no_longer_open',
    'key_reused',
  ],
});

export const listSabongBets = route('listSabongBets', {
  guard: 'player',
  summary: 'The bets of the caller on fights, newest first.',
  query: z.object({ fightId: FightId.optional(), language: AskedLanguage, ...pageQuery(20, 100) }),
  reply: z.object({ list: z.array(SabongBetView), total: z.int(), totalPages: z.int() }),
});
