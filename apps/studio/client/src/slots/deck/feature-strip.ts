import { h, setText } from '../../shared/dom.ts';
import { readAmount, timesAmount } from '../../shared/amounts.ts';
import { fill } from '../../shared/texts.ts';
import { isFeatureBeat, progressAt, type Beat, type DecidedRound } from '../beats.ts';
import { beatOf, type State } from '../state.ts';
import type { Part, Surface } from '../surface.ts';
import { createAmount } from './amount.ts';

/** The strip over the reels while free games run: which one it is, what all of them won, the multiplier. */
export const createFeatureStrip = ({ texts, show }: Surface): Part => {
  const counter = h('span', { class: 'feature-counter' });
  const won = createAmount();
  const times = h('span', { class: 'feature-times digits' });
  const element = h(
    'div',
    { class: 'feature', hidden: true },
    times,
    counter,
    h('span', { class: 'feature-won' }, h('span', { class: 'label' }, texts.free.wonSoFar), won.element),
  );
  return {
    element,
    update: (state) => {
      const shown = featureOf(state);
      element.hidden = shown === null || shown.beat.kind === 'intro' || shown.beat.kind === 'summary';
      if (shown === null) return;
      const { game, games, coins, multiplier } = progressAt(shown.round.outcome, shown.beat);
      setText(counter, fill(texts.free.counter, { n: game, of: games }));
      setText(times, `×${multiplier}`);
      won.set(show(timesAmount(readAmount(shown.round.coinValue), coins)));
    },
  };
};

/** The round and beat shown, while the scene is dressed for free games. */
export const featureOf = (state: State): { round: DecidedRound; beat: Beat } | null => {
  const beat = beatOf(state);
  if (state.phase.name !== 'showing' || beat === null) return null;
  return isFeatureBeat(state.phase.round.outcome, beat) ? { round: state.phase.round, beat } : null;
};
