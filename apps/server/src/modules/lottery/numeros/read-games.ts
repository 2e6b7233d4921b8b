import type { Database } from '@hintha/platform';
import { listGamesOn } from '../calendar/read-changes.ts';
import type { LotteryGame, PlannedNumero, PrizeModeFamily } from '../types.ts';
import { listAhead, listPublished, type PublishedNumero } from './numero-store.ts';

/** A lottery with the numero that takes bets, and the one that was drawn last. */
export interface GameNow {
  readonly game: LotteryGame;
  readonly open: PlannedNumero | null;
  readonly last: PublishedNumero | null;
}

export interface Family {
  readonly family: PrizeModeFamily;
  readonly games: readonly GameNow[];
}

/** Those of Myanmar and its neighbours first. */
const FAMILIES: readonly PrizeModeFamily[] = ['SEA', 'Elott', 'ZY', 'Lott'];

/** Every lottery by its prize mode, or those of one, as they are now. */
export const readGames = async (db: Database, only?: PrizeModeFamily): Promise<Family[]> => {
  const families = FAMILIES.filter((family) => only === undefined || family === only);
  const games = (await listGamesOn(db)).filter(({ family }) => families.includes(family));
  const codes = games.map(({ code }) => code);
  const [ahead, published] = await Promise.all([listAhead(db, codes, 1), listPublished(db, codes, 1)]);
  const next = new Map(ahead.map((numero) => [numero.game, numero]));
  const last = new Map(published.map((numero) => [numero.game, numero]));
  const openOf = ({ code, schedule }: LotteryGame): PlannedNumero | null => {
    const numero = next.get(code);
    return numero?.isOpen && schedule.kind !== 'instant' ? numero : null;
  };
  return families.map((family) => ({
    family,
    games: games
      .filter((game) => game.family === family)
      .map((game) => ({ game, open: openOf(game), last: last.get(game.code) ?? null })),
  }));
};
