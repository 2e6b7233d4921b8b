import type { GameFacts } from '../../../../src/wire.ts';
import type { StageSet } from './acts.ts';
import { createAtlas } from './atlas.ts';
import { createCoinBurst } from './coin-burst.ts';
import { layReels, REELS, ROWS, type Geometry } from './geometry.ts';
import { createReels, type Window } from './reels.ts';
import { createScreen } from './screen.ts';
import { createShow, type Show } from './show.ts';
import { prefersCalm, tempoOf } from './tempo.ts';
import { createWinLights } from './win-lights.ts';

/** The drawn part of the game: it plays what it is told to, and reports what is to be said and heard. */
export interface Stage extends Pick<Show, 'roll' | 'settle' | 'play' | 'hurry'> {
  readonly canvas: HTMLCanvasElement;
  readonly destroy: () => void;
}

export interface Reports extends Pick<StageSet, 'tell' | 'play' | 'isTurbo'> {
  /** Where the window of the reels lies, whenever that has changed. */
  readonly placed: (geometry: Geometry) => void;
}

export const createStage = async (board: HTMLElement, facts: GameFacts, reports: Reports): Promise<Stage> => {
  const atlas = await createAtlas(symbolsOf(facts), tileSide());
  const screen = await createScreen(board, (geometry) => place(geometry));
  const reels = createReels(atlas, facts.strips, screen.geometry);
  const lights = createWinLights(atlas, reels, screen.geometry, prefersCalm);
  const coins = createCoinBurst(atlas);
  screen.addToWindow(reels.view);
  screen.addAbove(lights.view);
  screen.addAbove(coins.view);
  const place = (geometry: Geometry): void => {
    reels.place();
    lights.place();
    reports.placed(geometry);
  };
  place(screen.geometry());
  const tempo = () => tempoOf(reports.isTurbo());
  const set: StageSet = { ...reports, facts, reels, lights, coins, tempo, geometry: screen.geometry };
  const opening = openingWindow(facts);
  reels.show(opening);
  screen.render();
  const show = createShow(set, screen.render, opening);
  const destroy = (): void => {
    show.stop();
    screen.destroy();
    atlas.destroy();
  };
  return { ...show, canvas: screen.canvas, destroy };
};

/** The symbols of the strips and of the paytable, each once. */
const symbolsOf = ({ strips, paytable }: GameFacts): string[] =>
  Array.from(new Set([...strips.flat(), ...Object.keys(paytable)]));

const SMALLEST_TILE = 128;
const LARGEST_TILE = 320;

/** The largest size at which this device may ever show a symbol, whichever way it is held. */
const tileSide = (): number => {
  const { width, height } = window.screen;
  const largest = Math.max(layReels(width, height).symbol, layReels(height, width).symbol);
  const pixels = Math.ceil(largest * Math.min(2, window.devicePixelRatio));
  return Math.min(LARGEST_TILE, Math.max(SMALLEST_TILE, pixels));
};

/** Before the first round the reels stand at the head of their strips. */
const openingWindow = ({ strips }: GameFacts): Window => ({
  stops: Array.from({ length: REELS }, () => 0),
  window: strips.map((strip) => strip.slice(0, ROWS)),
});
