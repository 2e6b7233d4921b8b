import { h, setText } from '../../shared/dom.ts';
import { showCount } from '../../shared/amounts.ts';
import { fill } from '../../shared/texts.ts';
import type { News } from '../stage/acts.ts';
import { stakeOf, type Result, type State } from '../state.ts';
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
    // The wins of the last round go on being told; that no bet is taken comes before them.
    const isCutOff = state.line === 'gone' && state.phase.name === 'idle';
    if (news.kind === 'quiet' || isCutOff) return write(...restingWords(surface, state));
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

type Tone = 'rest' | 'line' | 'win' | 'paid' | 'slow' | 'offline';

type Words = [label: string, amount: string, tone: Tone];

const restingWords = ({ texts, show }: Surface, state: State): Words => {
  const { phase, result, game, line } = state;
  if (line === 'gone' && phase.name !== 'ended') return [texts.offline, '', 'offline'];
  if (phase.name === 'asking' && phase.slow) return [texts.plate.slow, '', 'slow'];
  if (result !== null && result.win > 0n) return paidWords(texts, result, show(result.win));
  const stake = show(stakeOf(state));
  return [fill(texts.plate.ready, { lines: game.lines.length, stake }), '', 'rest'];
};

const paidWords = ({ plate }: Texts, { isWin, capped }: Result, amount: string): Words => {
  if (capped) return [plate.maxWin, amount, 'win'];
  return isWin ? [plate.win, amount, 'win'] : [plate.paid, amount, 'paid'];
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
