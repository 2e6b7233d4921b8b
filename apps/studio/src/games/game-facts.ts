import { formatAmount, type Money } from '@hintha/money';
import type { SlotGame } from '@hintha/slots';
import type { Language } from '../languages.ts';
import type { GameFacts } from '../wire.ts';
import type { Title } from './games.ts';

/** What a game client has to know of a title and its model. */
export const toGameFacts = (
  { model, ...title }: Title,
  { language, maxBet }: { language: Language; maxBet: Money | null },
): GameFacts => {
  const { game } = model;
  return {
    code: title.code,
    title: title.title,
    name: language === 'my' ? title.name : (title.names?.[language] ?? title.title),
    model: model.code,
    palette: title.palette,
    coinValues: offeredCoins(game, maxBet).map(formatAmount),
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

/** What may be staked. The least is always told, so that a bound below it is one that the player hears of. */
const offeredCoins = (game: SlotGame, maxBet: Money | null): readonly Money[] => {
  if (maxBet === null) return game.coinValues;
  return game.coinValues.filter((coin, place) => place === 0 || coin * BigInt(game.betCoins) <= maxBet);
};

const toCounts = (byCount: Readonly<Partial<Record<number, number>>>): Record<string, number> =>
  Object.fromEntries(Object.entries(byCount).map(([count, worth]) => [count, worth ?? 0]));
