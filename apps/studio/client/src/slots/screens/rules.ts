import { SCATTER, WILD } from '@hintha/art';
import { h } from '../../shared/dom.ts';
import { readAmount, showCount, timesAmount } from '../../shared/amounts.ts';
import { fill } from '../../shared/texts.ts';
import { symbolName } from '../deck/plate.ts';
import { coinValueOf, stakeOf } from '../state.ts';
import type { Surface } from '../surface.ts';
import { createLineDiagram } from './line-diagram.ts';
import { symbolPicture } from './window-grid.ts';

/** The rules and the pay table, all of it from the facts that the studio sent. */
export const createRules = (surface: Surface): HTMLElement => {
  const { texts, show } = surface;
  const state = surface.state();
  return h(
    'div',
    { class: 'rules' },
    h('h3', {}, texts.rules.pays),
    h('p', {}, fill(texts.rules.paysNote, { stake: show(stakeOf(state)) })),
    createPays(surface),
    createWild(surface),
    ...createFreeGames(surface),
    createLines(surface),
    createLimits(surface),
    section(texts.rules.chanceTitle, texts.rules.chanceText),
    section(texts.rules.breakTitle, texts.rules.breakText),
  );
};

const section = (title: string, ...content: (string | HTMLElement)[]): HTMLElement =>
  h(
    'section',
    {},
    h('h3', {}, title),
    ...content.map((part) => (typeof part === 'string' ? h('p', {}, part) : part)),
  );

/** Longest first, as they are looked for. */
const countsOf = (pays: Record<string, number>): [string, number][] =>
  Object.entries(pays).sort(([a], [b]) => Number(b) - Number(a));

const createPays = (surface: Surface): HTMLElement => {
  const { texts, opened, show } = surface;
  const coin = readAmount(coinValueOf(surface.state()));
  const cards = Object.entries(opened.game.paytable).map(([symbol, pays]) =>
    h(
      'li',
      { class: 'pay' },
      symbolPicture(symbol, texts),
      h('strong', { class: 'pay-name' }, symbolName(texts, symbol)),
      h(
        'dl',
        { class: 'digits' },
        ...countsOf(pays).flatMap(([count, coins]) => [
          h('dt', {}, `${count}×`),
          h('dd', {}, show(timesAmount(coin, coins)), h('small', {}, ` · ${showCount(coins)}`)),
        ]),
      ),
    ),
  );
  return h('ul', { class: 'pays' }, ...cards);
};

const pictured = (surface: Surface, symbol: string, ...content: HTMLElement[]): HTMLElement =>
  h('div', { class: 'pictured' }, symbolPicture(symbol, surface.texts), h('div', {}, ...content));

const createWild = (surface: Surface): HTMLElement =>
  section(surface.texts.rules.wild, pictured(surface, WILD, h('p', {}, surface.texts.rules.wildText)));

/** The scatter and what it gives; nothing where no reel has one. */
const createFreeGames = (surface: Surface): HTMLElement[] =>
  Object.keys(surface.opened.game.freeGames).length === 0
    ? []
    : [createScatter(surface), createFree(surface)];

const createScatter = (surface: Surface): HTMLElement => {
  const { texts, opened } = surface;
  const rows = countsOf(opened.game.scatterPays).map(([count, times]) => {
    const games = opened.game.freeGames[count] ?? 0;
    return h(
      'li',
      {},
      h('strong', { class: 'digits' }, `${count}× `),
      fill(texts.rules.scatterRow, { times, games }),
    );
  });
  const list = h('ul', { class: 'scatter-pays' }, ...rows);
  return section(texts.rules.scatter, pictured(surface, SCATTER, h('p', {}, texts.rules.scatterText), list));
};

const createFree = ({ texts, opened }: Surface): HTMLElement => {
  const { freeMultiplier: times } = opened.game;
  const { freeTitle, freeText, freeTextOnce } = texts.rules;
  return section(freeTitle, times === 1 ? freeTextOnce : fill(freeText, { times }));
};

const createLines = ({ texts, opened }: Surface): HTMLElement => {
  const { lines } = opened.game;
  const diagrams = lines.map((rows, i) => {
    const label = fill(texts.rules.lineLabel, { n: i + 1, rows: rows.map((row) => row + 1).join(' ') });
    return h('li', {}, createLineDiagram(rows, label), h('span', { class: 'digits' }, String(i + 1)));
  });
  return section(
    fill(texts.rules.linesTitle, { n: lines.length }),
    texts.rules.linesText,
    h('ul', { class: 'lines' }, ...diagrams),
  );
};

const createLimits = ({ texts, opened, show }: Surface): HTMLElement => {
  const { coinValues, coinsPerBet, maxWinTimesBet, returnToPlayer } = opened.game;
  const [least, most] = [readAmount(coinValues.at(0) ?? '0'), readAmount(coinValues.at(-1) ?? '0')];
  const bet = fill(texts.rules.betText, {
    coins: coinsPerBet,
    least: show(least),
    most: show(most),
    leastBet: show(timesAmount(least, coinsPerBet)),
    mostBet: show(timesAmount(most, coinsPerBet)),
  });
  return h(
    'div',
    {},
    section(texts.rules.betTitle, bet),
    section(
      texts.rules.returnTitle,
      fill(texts.rules.returnText, { percent: returnToPlayer }),
      fill(texts.rules.maxText, { times: showCount(maxWinTimesBet) }),
    ),
  );
};
