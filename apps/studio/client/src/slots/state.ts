import type { Money } from '@hintha/money';
import type { GameFacts, OpenedView, PlayBusinessError, RoundView } from '../../../src/wire.ts';
import { readAmount, timesAmount } from '../shared/amounts.ts';
import { isDecided, planBeats, type Beat, type DecidedRound } from './beats.ts';

export interface State {
  readonly game: GameFacts;
  readonly profile: OpenedView['profile'];
  /** The index of the coin value in the game's list. */
  readonly coin: number;
  readonly balance: Money;
  /** Wins less stakes of the rounds shown since the game was opened. */
  readonly net: Money;
  readonly phase: Phase;
  /** What the last round paid, once it has been shown to its end. */
  readonly result: Result | null;
  readonly auto: AutoRun | null;
  readonly notice: Notice | null;
  readonly line: Line;
  /** The earliest instant, in milliseconds, at which the next round may start. */
  readonly cycleEndsAt: number;
}

export type Phase =
  | { name: 'idle' }
  /** A spin is wanted, but the least time between two rounds has not passed. */
  | { name: 'holding' }
  /** The reels run and the studio has not answered; `slow` once that takes remarkably long. */
  | { name: 'asking'; bet: Bet; slow: boolean }
  /** Whether the bet was taken is not known; it is asked after until it is. */
  | { name: 'checking'; question: Question; attempt: number; replayed: boolean }
  | { name: 'showing'; round: DecidedRound; beats: readonly Beat[]; at: number; replayed: boolean }
  | { name: 'ended'; code: 'session_ended' | 'account_disabled' };

export interface Bet {
  readonly requestId: string;
  readonly coinValue: string;
}

/** What the browser tells of the line; it is back until the next round shows that it holds. */
export type Line = 'up' | 'gone' | 'back';

/** How to ask after an unknown bet: by its round, by its own request, or by the newest round of the history. */
export type Question = { by: 'round'; id: string } | { by: 'request'; bet: Bet } | { by: 'history' };

export interface Result {
  readonly roundId: string;
  readonly win: Money;
  /** A return of no more than the stake is paid without being called a win. */
  readonly isWin: boolean;
  readonly capped: boolean;
}

export interface AutoRules {
  readonly games: number;
  readonly winAtLeast: Money | null;
  readonly balanceBelow: Money | null;
  readonly onFreeGames: boolean;
}

export interface AutoRun {
  readonly rules: AutoRules;
  readonly left: number;
}

export type Notice =
  | Exclude<PlayBusinessError, 'session_ended' | 'account_disabled' | 'too_fast' | 'operator_unreachable'>
  | 'refused'
  | 'refunded'
  | 'resumed';

export type Event =
  | { type: 'opened'; unseen: RoundView | null }
  | { type: 'spin-pressed' }
  | { type: 'skip-pressed' }
  | { type: 'answered'; round: RoundView }
  | { type: 'refused'; code: PlayBusinessError; balance: string | null }
  | { type: 'unanswered' }
  /** What the history says about a round that was still open: null when none is. */
  | { type: 'found'; round: RoundView | null }
  | { type: 'waited' }
  | { type: 'beat-ended'; at: number }
  | { type: 'coin-chosen'; coin: number }
  | { type: 'auto-started'; rules: AutoRules }
  | { type: 'auto-stopped' }
  | { type: 'notice-closed' }
  | { type: 'line-changed'; online: boolean };

/** What the driver has to do after a step; a new wait replaces the one before it. */
export type Effect =
  | { do: 'roll' }
  | { do: 'settle' }
  | { do: 'ask'; bet: Bet }
  | { do: 'poll'; id: string }
  | { do: 'find-open' }
  | { do: 'wait'; ms: number }
  | { do: 'play'; beat: Beat; round: DecidedRound }
  | { do: 'hurry' }
  | { do: 'mark-seen'; id: string };

/** Time and chance of a step come from outside. */
export interface Context {
  readonly now: number;
  readonly requestId: string;
}

export interface Step {
  readonly state: State;
  readonly effects: readonly Effect[];
}

export const initialState = (opened: OpenedView, coinValue: string | null): State => ({
  game: opened.game,
  profile: opened.profile,
  coin: Math.max(0, opened.game.coinValues.indexOf(opened.unseen?.coinValue ?? coinValue ?? '')),
  balance: readAmount(opened.balance),
  net: readAmount('0'),
  phase: { name: 'idle' },
  result: null,
  auto: null,
  notice: null,
  line: 'up',
  cycleEndsAt: 0,
});

export const coinValueOf = (state: State): string => state.game.coinValues[state.coin] ?? '0';

export const stakeOf = (state: State, coin: number = state.coin): Money =>
  timesAmount(readAmount(state.game.coinValues[coin] ?? '0'), state.game.coinsPerBet);

/** Nothing is in progress and the studio can be asked: the stake may be changed and a round may start. */
export const canBet = ({ phase, line }: State): boolean => phase.name === 'idle' && line !== 'gone';

export const beatOf = (state: State): Beat | null =>
  state.phase.name === 'showing' ? (state.phase.beats[state.phase.at] ?? null) : null;

export const showRound = (round: RoundView, replayed: boolean): Phase | null =>
  isDecided(round) ? { name: 'showing', round, beats: planBeats(round.outcome), at: 0, replayed } : null;
