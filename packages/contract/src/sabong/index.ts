/** Sabong: arenas, their cards and fights, pools with what they pay, and bets. */
export {
  type ArenaView,
  CANCEL_REASONS,
  type CancelReason,
  DRAW_MODES,
  FIGHT_STATES,
  type FightState,
  type FightView,
  listSabongArenas,
  listSabongResults,
  type FightPick,
  PICKS,
  readSabongCard,
  readSabongFight,
  type SabongLimits,
  type SabongStreamMessage,
} from './fights.ts';
export { listSabongBets, placeSabongBet, type SabongBetView } from './bets.ts';
