import type { Beat, DecidedRound } from '../beats.ts';
import type { StageSet } from './acts.ts';
import { createCardAct } from './card-act.ts';
import { createPlayer, type Player } from './player.ts';
import type { Window } from './reels.ts';
import { createSpinAct } from './spin-act.ts';
import { createRestAct, createWinAct } from './win-act.ts';

/** What the stage can be told to play. */
export interface Show {
  readonly roll: () => void;
  /** Brings rolling reels back to the window they showed before. */
  readonly settle: () => void;
  /** `isPassing`: play goes on by itself, so every win is shown before `done` is called. */
  readonly play: (round: DecidedRound, beat: Beat, isPassing: boolean, done: () => void) => void;
  /** The player wants what is playing to be over. */
  readonly hurry: () => void;
  readonly stop: () => void;
}

export const createShow = (set: StageSet, render: () => void, opening: Window): Show => {
  const player = createPlayer(set, render);
  let shown = opening;
  let rolledSince: number | null = null;

  const clear = (): void => {
    player.drop();
    set.lights.clear();
    set.coins.clear();
    set.tell({ kind: 'quiet' });
  };
  const roll = (): void => {
    clear();
    rolledSince = performance.now();
    set.reels.roll(rolledSince, set.tempo());
    player.wake();
  };
  const land = (window: Window, done: () => void): void => {
    if (rolledSince === null) roll();
    const now = performance.now();
    player.start(createSpinAct(set, window, now, rolledSince ?? now), done);
    shown = window;
    rolledSince = null;
  };
  return {
    roll,
    settle: () => {
      if (rolledSince !== null) land(shown, () => undefined);
    },
    play: (round, beat, isPassing, done) => {
      const now = performance.now();
      const spin = round.outcome.spins[beat.at];
      if (beat.kind === 'spin' && spin !== undefined) return land(spin, done);
      if (beat.kind === 'wins') {
        const act = createWinAct(set, round, beat.at, { now, isPassing });
        return player.start(act, () => {
          done();
          rest(set, player, round, beat.at);
        });
      }
      clear();
      return player.start(createCardAct(set, round, beat, now), done);
    },
    hurry: player.hurry,
    stop: player.stop,
  };
};

/** Until the next round the wins are shown in turn, unless play has gone on by itself. */
const rest = (set: StageSet, player: Player, round: DecidedRound, at: number): void => {
  if (player.isPlaying() || set.reels.isMoving()) return;
  player.start(createRestAct(set, round, at, performance.now()), () => {
    set.lights.clear();
    set.tell({ kind: 'quiet' });
  });
};
