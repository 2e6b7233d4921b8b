import { drawSymbol, SCATTER } from '@hintha/art';
import { button, h, picture, setText } from '../../shared/dom.ts';
import { readAmount } from '../../shared/amounts.ts';
import { fill } from '../../shared/texts.ts';
import { progressAt } from '../beats.ts';
import type { News } from '../stage/acts.ts';
import type { State } from '../state.ts';
import type { Part, Surface } from '../surface.ts';
import { createAmount } from './amount.ts';
import { featureOf } from './feature-strip.ts';

/** The cards before, between and after free games; a press on the card goes on at once. */
export interface FeatureCard extends Part {
  readonly tell: (news: News) => void;
}

export const createFeatureCard = (surface: Surface): FeatureCard => {
  const { texts, show, dispatch } = surface;
  const title = h('p', { class: 'card-title' });
  const note = h('p', { class: 'card-note' });
  const amount = createAmount('card-amount');
  const go = button({ class: 'primary' }, () => dispatch({ type: 'skip-pressed' }));
  const lotus = picture(drawSymbol(SCATTER), 'card-lotus');
  const element = h('div', { class: 'card', hidden: true }, lotus, title, note, amount.element, go);
  const focus = createFocusLoan(go);
  const draw = (words: CardWords): void => {
    element.dataset['kind'] = words.kind;
    setText(title, words.title);
    setText(note, words.note);
    amount.set('');
    setText(go, words.kind === 'summary' ? texts.free.goOn : texts.free.start);
    go.hidden = words.kind === 'retrigger';
    if (!go.hidden) focus.take();
  };
  let shown = '';
  return {
    element,
    tell: (news) => {
      if (news.kind === 'count' && element.dataset['kind'] === 'summary') amount.set(show(news.amount));
    },
    update: (state) => {
      const words = cardWords(surface, state);
      const key = JSON.stringify(words);
      if (key === shown) return;
      shown = key;
      if (words === null) focus.giveBack();
      element.hidden = words === null;
      if (words !== null) draw(words);
    },
  };
};

/** Takes the keyboard's focus for a while and gives it back to where it was. */
const createFocusLoan = (taker: HTMLElement): { take: () => void; giveBack: () => void } => {
  let before: Element | null = null;
  return {
    take: () => {
      before = document.activeElement;
      taker.focus({ preventScroll: true });
    },
    giveBack: () => {
      const isTaken = document.activeElement === taker;
      if (isTaken && before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
  };
};

interface CardWords {
  readonly kind: 'intro' | 'retrigger' | 'summary';
  readonly title: string;
  readonly note: string;
}

const cardWords = ({ texts }: Surface, state: State): CardWords | null => {
  const shown = featureOf(state);
  if (shown === null) return null;
  const { beat, round } = shown;
  const times = progressAt(round.outcome, beat).multiplier;
  if (beat.kind === 'intro') {
    const title = fill(texts.free.intro, { n: beat.games });
    return { kind: beat.kind, title, note: fill(texts.free.introNote, { times }) };
  }
  if (beat.kind === 'retrigger') {
    return { kind: beat.kind, title: fill(texts.free.retrigger, { n: beat.games }), note: '' };
  }
  if (beat.kind !== 'summary') return null;
  const played = fill(texts.free.summaryNote, { n: round.outcome.spins.length - 1 });
  const isWin = readAmount(round.win) > readAmount(round.stake);
  const total = isWin ? texts.free.totalWin : texts.free.totalPaid;
  return { kind: beat.kind, title: texts.free.summary, note: `${played} · ${total}` };
};
