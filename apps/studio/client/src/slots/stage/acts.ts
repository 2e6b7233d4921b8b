import type { Money } from '@hintha/money';
import type { GameFacts, SpinView } from '../../../../src/wire.ts';
import type { Cue } from '../../shared/sound.ts';
import type { CoinBurst } from './coin-burst.ts';
import type { Geometry } from './geometry.ts';
import type { Reels } from './reels.ts';
import type { Tempo } from './tempo.ts';
import type { WinLights } from './win-lights.ts';

/** One thing the stage is doing, frame by frame, until it is over. */
export interface Act {
  /** `landed` are the reels that came to rest in this frame. True when the act is over. */
  readonly update: (now: number, landed: readonly number[]) => boolean;
  /** The player wants it to be over: everything it had to tell is told at once. */
  readonly hurry: (now: number) => void;
}

/** What an act may use. */
export interface StageSet {
  readonly facts: GameFacts;
  readonly reels: Reels;
  readonly lights: WinLights;
  readonly coins: CoinBurst;
  readonly geometry: () => Geometry;
  readonly tempo: () => Tempo;
  readonly isTurbo: () => boolean;
  readonly tell: (news: News) => void;
  readonly play: (cue: Cue, level?: number) => void;
}

/** What the stage shows at this moment, for the words beside it. */
export type News =
  | { kind: 'quiet' }
  /** `isGreat`: many times the stake, to be shown larger than other wins. */
  | { kind: 'count'; amount: Money; isWin: boolean; isGreat: boolean }
  | { kind: 'line'; win: SpinView['lineWins'][number]; multiplier: number; amount: Money }
  | { kind: 'scatters'; count: number; multiplier: number; amount: Money };
