import type { OpenedView } from '../../../src/wire.ts';
import { showAmount } from '../shared/amounts.ts';
import { createCalls } from '../shared/calls.ts';
import { createParent } from '../shared/parent.ts';
import { newRequestId } from '../shared/request-id.ts';
import { saveSettings, type Settings } from '../shared/settings.ts';
import { createSound } from '../shared/sound.ts';
import { createEffects } from './effects.ts';
import { bindEvents } from './events.ts';
import { createRender } from './render.ts';
import { openAutoSheet } from './screens/auto-sheet.ts';
import { openBetSheet } from './screens/bet-sheet.ts';
import { openNotice } from './screens/notice-sheet.ts';
import { closeSheets } from './screens/sheet.ts';
import { createStage } from './stage/stage.ts';
import { coinValueOf, initialState, type Event, type State } from './state.ts';
import { step } from './step.ts';
import type { Surface, Texts } from './surface.ts';
import './styles/game.css';

export type StartSlots = typeof startSlots;

/** Mounts the slot into `root` for an opened session and plays it until the page goes. */
export const startSlots = async (
  root: HTMLElement,
  opened: OpenedView,
  texts: Texts,
  settings: Settings,
): Promise<void> => {
  let state = initialState(opened, settings.coins[opened.game.code] ?? null);
  const surface = createSurface(
    { opened, texts, settings },
    () => state,
    (event) => dispatch(event),
  );
  const render = createRender(root, surface, {
    openBets: () => openBetSheet(surface),
    openAuto: () => openAutoSheet(surface),
    openMenu: () => void openMenu(surface),
  });
  render.update(state);
  const stage = await createStage(render.board, opened.game, {
    tell: render.tell,
    play: surface.sound.play,
    placed: render.placed,
    isTurbo: () => settings.turbo,
  });
  const perform = createEffects(surface, stage);
  const dispatch = (event: Event): void => {
    const before = state;
    const after = step(state, event, { now: Date.now(), requestId: newRequestId() });
    state = after.state;
    render.update(state);
    for (const effect of after.effects) perform(effect);
    follow(surface, before, state);
  };
  render.describe(stage.canvas);
  bindEvents(root, render.board, surface);
  surface.parent.title(opened.game.name);
  dispatch({ type: 'opened', unseen: opened.unseen });
};

type Parts = Pick<Surface, 'opened' | 'texts' | 'settings'>;

const createSurface = (
  { opened, texts, settings }: Parts,
  state: () => State,
  dispatch: (event: Event) => void,
): Surface => {
  const sound = createSound(settings.sound);
  return {
    opened,
    texts,
    settings,
    sound,
    state,
    dispatch,
    parent: createParent(opened.returnUrl),
    calls: createCalls(opened.token),
    show: (amount) => showAmount(amount, opened.currency.symbol),
    change: (changes) => {
      Object.assign(settings, changes);
      sound.setOn(settings.sound);
      saveSettings(settings);
    },
  };
};

/** What a change of the state brings about beside the picture: a notice opens, bets close, the coin is remembered. */
const follow = (surface: Surface, before: State, after: State): void => {
  if (after.notice !== null && after.notice !== before.notice && after.notice !== 'resumed') {
    openNotice(surface, after, after.notice);
  }
  if (after.line === 'gone' && before.line !== 'gone') closeSheets('bets', 'auto');
  if (after.coin !== before.coin) {
    const coins = { ...surface.settings.coins, [after.game.code]: coinValueOf(after) };
    surface.change({ coins });
  }
};

const openMenu = async (surface: Surface): Promise<void> => {
  surface.dispatch({ type: 'auto-stopped' });
  const menu = await import('./screens/menu.ts');
  menu.openMenu(surface);
};
