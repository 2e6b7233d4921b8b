import { formatAmount } from '@hintha/money';
import type { Language } from '../languages.ts';
import type { GameFacts } from '../wire.ts';
import type { Title } from './titles.ts';

/** What a game client has to know of a title and its model. */
export const toGameFacts = ({ model, ...title }: Title, language: Language): GameFacts => {
  const { game } = model;
  return {
    code: title.code,
    title: title.title,
    name: language === 'MY' ? title.name : title.title,
    model: model.code,
    palette: title.palette,
    coinValues: game.coinValues.map(formatAmount),
    coinsPerBet: game.betCoins,
    lines: game.lines.map((rows) => [...rows]),
    strips: game.strips.map((strip) => [...strip]),
    paytable: Object.fromEntries(
      Object.entries(game.paytable).map(([symbol, pays]) => [symbol, toCounts(pays)]),
    ),
    scatterPays: toCounts(game.scatterPays),
    freeGames: toCounts(game.freeSpins),
    freeMultiplier: game.freeMultiplier,
    maxWinTimesBet: game.maxWinTimesBet,
    returnToPlayer: model.returnToPlayer,
  };
};

const toCounts = (byCount: Readonly<Partial<Record<number, number>>>): Record<string, number> =>
  Object.fromEntries(Object.entries(byCount).map(([count, worth]) => [count, worth ?? 0]));
