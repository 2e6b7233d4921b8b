import { paletteOf } from '@hintha/art';
import { drawLogo } from '@hintha/art';
import { h, picture, toDataUrl } from '../shared/dom.ts';
import { drawScene } from './art/scene.ts';
import { createBanner } from './deck/banner.ts';
import { createControls, type ControlActions } from './deck/controls.ts';
import { createFeatureCard } from './deck/feature-card.ts';
import { createFeatureStrip, featureOf } from './deck/feature-strip.ts';
import { createPlate } from './deck/plate.ts';
import { createSpoken } from './deck/spoken.ts';
import { createToast } from './deck/toast.ts';
import { createTopBar } from './deck/top-bar.ts';
import { createTrouble } from './deck/trouble.ts';
import type { News } from './stage/acts.ts';
import type { Geometry } from './stage/geometry.ts';
import type { State } from './state.ts';
import type { Part, Surface } from './surface.ts';

/** Everything on the screen but the turning reels, drawn from the state. */
export interface Render {
  readonly board: HTMLElement;
  readonly update: (state: State) => void;
  readonly tell: (news: News) => void;
  readonly placed: (geometry: Geometry) => void;
  /** The canvas takes the name of what it shows. */
  readonly describe: (canvas: HTMLElement) => void;
}

export interface RenderActions extends ControlActions {
  readonly openMenu: () => void;
}

export const createRender = (root: HTMLElement, surface: Surface, actions: RenderActions): Render => {
  const plate = createPlate(surface);
  const card = createFeatureCard(surface);
  const banner = createBanner(surface);
  const strip = createFeatureStrip(surface);
  const toast = createToast(surface);
  const trouble = createTrouble(surface);
  const bar = createTopBar(surface, actions.openMenu);
  const controls = createControls(surface, actions);
  const parts: Part[] = [bar, plate, card, banner, strip, toast, trouble, controls];
  const board = h(
    'section',
    { class: 'board' },
    createCrest(surface),
    createFrame(),
    h(
      'div',
      { class: 'overlay' },
      strip.element,
      banner.element,
      card.element,
      toast.element,
      trouble.element,
    ),
  );
  const game = h('main', { class: 'game' }, bar.element, board, plate.element, controls.element);
  dress(game, surface);
  root.replaceChildren(...createBackdrop(surface), game);
  const update = (state: State): void => {
    game.dataset['phase'] = state.phase.name;
    game.dataset['feature'] = featureOf(state) === null ? 'off' : 'on';
    for (const part of parts) part.update(state);
  };
  return {
    board,
    update,
    tell: (news) => {
      plate.tell(news);
      card.tell(news);
      banner.tell(news);
    },
    placed: (geometry) => placeFrame(board, geometry),
    describe: (canvas) => {
      const spoken = createSpoken(surface, canvas);
      game.append(spoken.element);
      parts.push(spoken);
      update(surface.state());
    },
  };
};

/** The title in gold over the reels, where the screen has room for it. */
const createCrest = ({ opened }: Surface): HTMLElement =>
  h('div', { class: 'crest', 'aria-hidden': 'true' }, h('span', { class: 'crest-title' }, opened.game.name));

const REEL_BEDS = 5;

const createFrame = (): HTMLElement => {
  const beds = Array.from({ length: REEL_BEDS }, () => h('span', { class: 'bed' }));
  return h(
    'div',
    { class: 'frame', 'aria-hidden': 'true' },
    h('div', { class: 'beds' }, ...beds),
    picture(drawLogo('small'), 'frame-mark'),
  );
};

const placeFrame = (board: HTMLElement, geometry: Geometry): void => {
  const { left, top, width, height, frame, gap } = geometry;
  const lengths = { left, top, width, height, frame, gap };
  for (const [name, length] of Object.entries(lengths)) {
    board.style.setProperty(`--reels-${name}`, `${length.toFixed(2)}px`);
  }
  const roomAbove = top - frame;
  board.dataset['crest'] = roomAbove >= 52 ? 'shown' : 'hidden';
};

const createBackdrop = ({ opened }: Surface): HTMLElement[] =>
  (['wide', 'tall'] as const).map((shape) => {
    const element = h('div', { class: 'scene', 'data-shape': shape, 'aria-hidden': 'true' });
    element.style.backgroundImage = `url("${toDataUrl(drawScene(paletteOf(opened.game.palette), shape))}")`;
    return element;
  });

const dress = (game: HTMLElement, { opened }: Surface): void => {
  const palette = paletteOf(opened.game.palette);
  for (const name of ['glow', 'body', 'deep', 'pop', 'rim'] as const) {
    document.documentElement.style.setProperty(`--scene-${name}`, palette[name]);
  }
  game.lang = document.documentElement.lang;
};
