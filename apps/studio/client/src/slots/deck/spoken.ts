import { h, setText } from '../../shared/dom.ts';
import { fill } from '../../shared/texts.ts';
import { featureOf } from './feature-strip.ts';
import { progressAt } from '../beats.ts';
import type { State } from '../state.ts';
import type { Part, Surface } from '../surface.ts';

/** What a screen reader says of the reels: the result of each round, and where the free games stand. */
export const createSpoken = (surface: Surface, canvas: HTMLElement): Part => {
  const element = h('p', { class: 'visually-hidden', role: 'status', 'aria-live': 'polite' });
  canvas.setAttribute('role', 'img');
  return {
    element,
    update: (state) => {
      const words = spokenWords(surface, state);
      canvas.setAttribute('aria-label', words || surface.texts.plate.reels);
      // While the reels turn, the last result must not be taken for a new one.
      setText(element, words);
    },
  };
};

const spokenWords = ({ texts, show }: Surface, state: State): string => {
  const shown = featureOf(state);
  if (shown !== null) {
    const { game, games } = progressAt(shown.round.outcome, shown.beat);
    return game === 0
      ? fill(texts.free.intro, { n: games })
      : fill(texts.free.counter, { n: game, of: games });
  }
  if (state.phase.name === 'asking' || state.phase.name === 'showing') return texts.plate.spinning;
  if (state.phase.name === 'checking') return texts.checking.title;
  if (state.result === null) return '';
  if (state.result.win === 0n) return texts.plate.noWin;
  return `${state.result.isWin ? texts.plate.win : texts.plate.paid} ${show(state.result.win)}`;
};
