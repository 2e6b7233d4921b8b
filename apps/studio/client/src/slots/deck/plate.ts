import { h, setText } from '../../shared/dom.ts';
import { showCount } from '../../shared/amounts.ts';
import { fill } from '../../shared/texts.ts';
import type { News } from '../stage/acts.ts';
import { stakeOf, type State } from '../state.ts';
import type { Part, Surface, Texts } from '../surface.ts';
import { createAmount } from './amount.ts';

/** The words under the reels: what is being won, what the last round paid, or what a spin costs. */
export interface Plate extends Part {
  readonly tell: (news: News) => void;
}

export const createPlate = (surface: Surface): Plate => {
  const { texts, show } = surface;
  const label = h('span', { class: 'plate-label' });
  const amount = createAmount('plate-amount');
  const element = h('div', { class: 'plate', 'aria-hidden': 'true' }, label, amount.element);
  const write = (words: string, figure: string, tone: Tone): void => {
    setText(label, words);
    amount.set(figure);
    element.dataset['tone'] = tone;
  };
  let news: News = { kind: 'quiet' };
  const draw = (state: State): void => {
    if (news.kind === 'quiet') return write(...restingWords(surface, state));
    if (news.kind === 'count') {
      const name = news.isWin ? texts.plate.win : texts.plate.paid;
      return write(name, show(news.amount), news.isWin ? 'win' : 'paid');
    }
    return write(winWords(texts, news), show(news.amount), 'line');
  };
  return {
    element,
    update: draw,
    tell: (next) => {
      news = next;
      draw(surface.state());
    },
  };
};

type Tone = 'rest' | 'line' | 'win' | 'paid' | 'slow';

const restingWords = ({ texts, show }: Surface, state: State): [string, string, Tone] => {
  const { phase, result, game } = state;
  if (phase.name === 'asking' && phase.slow) return [texts.plate.slow, '', 'slow'];
  if (result !== null && result.capped) return [texts.plate.maxWin, show(result.win), 'win'];
  if (result !== null && result.win > 0n) {
    return [
      result.isWin ? texts.plate.win : texts.plate.paid,
      show(result.win),
      result.isWin ? 'win' : 'paid',
    ];
  }
  const stake = show(stakeOf(state));
  return [fill(texts.plate.ready, { lines: game.lines.length, stake }), '', 'rest'];
};

const winWords = (texts: Texts, news: Extract<News, { kind: 'line' | 'scatters' }>): string => {
  if (news.kind === 'scatters') {
    return fill(texts.plate.scatters, { count: news.count, symbol: texts.symbols.S });
  }
  const { win, multiplier } = news;
  const symbol = symbolName(texts, win.symbol);
  const line = fill(texts.plate.line, { line: win.line + 1, count: win.count, symbol });
  const coins = fill(multiplier === 1 ? texts.plate.coins : texts.plate.coinsTimes, {
    coins: showCount(win.coins),
    times: multiplier,
  });
  return `${line} · ${coins}`;
};

export const symbolName = (texts: Texts, symbol: string): string =>
  (texts.symbols as Readonly<Record<string, string>>)[symbol] ?? symbol;
