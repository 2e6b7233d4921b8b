import type { Money } from '@hintha/money';
import type { PostingKey } from '../../wallet/index.ts';
import type { LockedBet, Settlement } from './settlement-store.ts';
import type { BetMove, BetState } from '../types.ts';

export interface Step {
  readonly betId: string;
  /** What the source calls this step; the same name does it once. */
  readonly reference: string;
  readonly reason?: string;
  readonly at: Date;
}

export type StepResult =
  | { readonly outcome: 'done' | 'replayed'; readonly state: BetState }
  | { readonly outcome: 'illegal_move'; readonly state: BetState }
  | { readonly outcome: 'unknown_bet' };

export interface Place {
  readonly bet: LockedBet;
  readonly steps: readonly Settlement[];
  /** What of the stake is not decided yet. */
  readonly open: Money;
  readonly number: number;
}

/** Money that a step moves: something is paid, or an earlier posting of the bet is taken back. */
export type MoneyMove = { readonly pay: Money } | { readonly takeBack: PostingKey };

export type Figures = Pick<Settlement, 'stake' | 'payout' | 'valid'>;

/** What a step comes to: the part of the stake that it decides, and what the bet stands at afterwards. */
export interface Decision extends Figures {
  readonly move: BetMove;
  readonly moves: readonly MoneyMove[];
  readonly after: Figures;
}

export interface Taken extends Place, Decision {
  readonly step: Step;
  readonly state: BetState;
}
