import { h, setText } from '../../shared/dom.ts';
import { readAmount, timesAmount } from '../../shared/amounts.ts';
import { progressAt } from '../beats.ts';
import type { State } from '../state.ts';
import type { Part, Surface } from '../surface.ts';
import { createAmount } from './amount.ts';
import { featureOf } from './feature-strip.ts';

/** The two amounts that always stand in sight: the balance, and what the round has paid so far. */
export const createReadouts = ({ texts, show }: Surface): Part => {
  const balance = createAmount();
  const win = createAmount();
  const winLabel = h('span', { class: 'label' });
  return {
    element: h(
      'div',
      { class: 'readouts' },
      h('div', { class: 'readout' }, h('span', { class: 'label' }, texts.deck.balance), balance.element),
      h('div', { class: 'readout' }, winLabel, win.element),
    ),
    update: (state) => {
      balance.set(show(state.balance));
      win.set(show(paidSoFar(state)));
      const isPaidOnly = state.result !== null && state.result.win > 0n && !state.result.isWin;
      setText(winLabel, isPaidOnly ? texts.plate.paid : texts.plate.win);
    },
  };
};

const paidSoFar = (state: State) => {
  const feature = featureOf(state);
  if (feature === null) return state.result?.win ?? readAmount('0');
  const { outcome, coinValue } = feature.round;
  return timesAmount(readAmount(coinValue), progressAt(outcome, feature.beat).coins);
};
