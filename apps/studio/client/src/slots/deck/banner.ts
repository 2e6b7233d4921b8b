import { h } from '../../shared/dom.ts';
import type { News } from '../stage/acts.ts';
import type { Part, Surface } from '../surface.ts';
import { createAmount } from './amount.ts';

/** A great win in large figures over the reels, for as long as it is counted up and no longer. */
export interface Banner extends Part {
  readonly tell: (news: News) => void;
}

export const createBanner = ({ texts, show }: Surface): Banner => {
  const amount = createAmount('banner-amount');
  const label = h('span', { class: 'banner-label' }, texts.plate.win);
  const element = h('div', { class: 'banner', 'aria-hidden': 'true', hidden: true }, label, amount.element);
  return {
    element,
    tell: (news) => {
      const isShown = news.kind === 'count' && news.isGreat;
      element.hidden = !isShown;
      if (isShown) amount.set(show(news.amount));
    },
    update: (state) => {
      // The summary of free games has a card of its own for the same figure.
      if (state.phase.name !== 'showing') element.hidden = true;
    },
  };
};
