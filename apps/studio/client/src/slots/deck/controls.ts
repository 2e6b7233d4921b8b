import { button, h, icon, setText } from '../../shared/dom.ts';
import { ICONS } from '../../shared/icons.ts';
import { fill } from '../../shared/texts.ts';
import { canBet, stakeOf, type State } from '../state.ts';
import type { Part, Surface } from '../surface.ts';
import { createAmount } from './amount.ts';
import { createLineNews } from './line-news.ts';
import { createReadouts } from './readouts.ts';

/** What the deck opens: the list of bets and the conditions of an automatic run. */
export interface ControlActions {
  readonly openBets: () => void;
  readonly openAuto: () => void;
}

export const createControls = (surface: Surface, actions: ControlActions): Part => {
  const parts = [
    createReadouts(surface),
    createStepper(surface, actions.openBets),
    createAutoButton(surface, actions.openAuto),
    createTurboButton(surface),
    createMaxButton(surface),
    createSpinButton(surface),
    createLineNews(surface),
  ];
  return {
    element: h('footer', { class: 'deck' }, ...parts.map(({ element }) => element)),
    update: (state) => {
      for (const part of parts) part.update(state);
    },
  };
};

const createStepper = (
  { texts, show, dispatch, state: current, sound }: Surface,
  openBets: () => void,
): Part => {
  const move = (by: number) => () => {
    sound.play('press');
    dispatch({ type: 'coin-chosen', coin: current().coin + by });
  };
  const lower = button({ class: 'step', label: texts.deck.lower }, move(-1), icon(ICONS.minus));
  const raise = button({ class: 'step', label: texts.deck.raise }, move(1), icon(ICONS.plus));
  const amount = createAmount();
  const choose = button(
    { class: 'stake', 'aria-haspopup': 'dialog' },
    openBets,
    h('span', { class: 'label' }, texts.deck.stake),
    amount.element,
  );
  return {
    element: h('div', { class: 'stepper' }, lower, choose, raise),
    update: (state) => {
      const isFree = canBet(state);
      amount.set(show(stakeOf(state)));
      choose.disabled = !isFree;
      lower.disabled = !isFree || state.coin === 0;
      raise.disabled = !isFree || state.coin === state.game.coinValues.length - 1;
    },
  };
};

const createMaxButton = ({ texts, dispatch, state: current, sound }: Surface): Part => {
  const press = (): void => {
    sound.play('press');
    dispatch({ type: 'coin-chosen', coin: highestCoin(current()) });
  };
  const element = button({ class: 'side', label: texts.deck.maxLabel, 'data-kind': 'max' }, press);
  element.append(icon(ICONS.coins), h('span', { class: 'label' }, texts.deck.max));
  return {
    element,
    update: (state) => {
      element.disabled = !canBet(state) || state.coin === highestCoin(state);
    },
  };
};

/** The highest coin whose bet the balance pays for; the lowest one when it pays for none. */
const highestCoin = (state: State): number => {
  const coins = state.game.coinValues.map((_, coin) => coin);
  return Math.max(0, ...coins.filter((coin) => stakeOf(state, coin) <= state.balance));
};

const createAutoButton = ({ texts, opened, dispatch }: Surface, openAuto: () => void): Part => {
  const label = h('span', { class: 'label' }, texts.deck.auto);
  const element = button({ class: 'side', hidden: !opened.profile.autoplay, 'data-kind': 'auto' }, () => {
    if (element.getAttribute('aria-pressed') === 'true') dispatch({ type: 'auto-stopped' });
    else openAuto();
  });
  element.append(icon(ICONS.auto), label);
  return {
    element,
    update: (state) => {
      const { auto } = state;
      const name = auto === null ? texts.deck.autoLabel : fill(texts.deck.autoLeft, { n: auto.left });
      setText(label, auto === null ? texts.deck.auto : String(auto.left));
      element.setAttribute('aria-label', name);
      element.setAttribute('aria-pressed', String(auto !== null));
      element.disabled = auto === null && !canBet(state);
    },
  };
};

const createTurboButton = ({ texts, settings, change }: Surface): Part => {
  const element = button({ class: 'side', label: texts.deck.turboLabel, 'data-kind': 'turbo' }, () => {
    change({ turbo: !settings.turbo });
    draw();
  });
  const draw = (): void => element.setAttribute('aria-pressed', String(settings.turbo));
  element.append(icon(ICONS.turbo), h('span', { class: 'label' }, texts.deck.turbo));
  draw();
  return { element, update: draw };
};

const createSpinButton = ({ texts, dispatch }: Surface): Part => {
  const element = button({ class: 'spin' }, () => dispatch({ type: 'spin-pressed' }));
  const face = h('span', { class: 'spin-face' });
  element.append(face);
  const draw = (kind: 'spin' | 'skip'): void => {
    if (element.dataset['kind'] === kind) return;
    element.dataset['kind'] = kind;
    element.setAttribute('aria-label', texts.deck[kind]);
    face.replaceChildren(icon(ICONS[kind]));
  };
  return {
    element,
    update: (state) => {
      const { phase } = state;
      const isTurning = phase.name === 'showing' || phase.name === 'asking';
      draw(isTurning ? 'skip' : 'spin');
      element.disabled = !isTurning && !canBet(state);
      element.setAttribute('aria-busy', String(phase.name === 'asking'));
    },
  };
};
