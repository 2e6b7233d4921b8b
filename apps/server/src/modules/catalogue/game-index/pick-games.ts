import type { catalogue } from '@hintha/contract';
import type { NameIndex } from '@hintha/search';
import tools from 'myanmar-tools';
import type { IndexedGame } from '../types.ts';
import type { Places } from './order-games.ts';

/** What of the list is wanted; an empty text is everything. */
export interface GameFilter {
  readonly category: string;
  readonly vendor: string;
  readonly classify: string;
  /** As a visitor typed it. */
  readonly name: string;
  /** Exactly this minimum bet; null for any. */
  readonly minBet: bigint | null;
  readonly leastLines: number;
  /** In millionths; 0 for any. */
  readonly leastReturn: number;
  readonly volatility: catalogue.Volatility | '';
  readonly features: readonly catalogue.GameFeature[];
  readonly order: catalogue.GameOrder | '';
  /** Whose names an order by name goes by. */
  readonly language: string;
}

const isWanted = (game: IndexedGame, filter: GameFilter): boolean =>
  game.category === filter.category &&
  (filter.vendor === '' || game.vendor === filter.vendor) &&
  (filter.classify === '' || game.classify === filter.classify) &&
  (filter.minBet === null || game.minBet === filter.minBet) &&
  game.lines >= filter.leastLines &&
  isPlayedSo(game, filter);

/** What a vendor does not tell fits no filter. */
const isPlayedSo = (game: IndexedGame, { leastReturn, volatility, features }: GameFilter): boolean =>
  (leastReturn === 0 || (game.rtpPpm !== null && game.rtpPpm >= leastReturn)) &&
  (volatility === '' || game.volatility === volatility) &&
  features.every((feature) => game.features.includes(feature));

/**
 * The games that are wanted in the order that is asked for. Without one they come as they stand in the list, or, when
 * a name is searched, those whose names fit best first.
 */
export const pickGames = (
  games: readonly IndexedGame[],
  index: NameIndex,
  filter: GameFilter,
  order: Places | undefined,
): readonly IndexedGame[] => {
  const fits = filter.name === '' ? null : index.search(toUnicode(filter.name));
  if (order !== undefined) return pickInOrder(games, order, filter, fits);
  return fits === null ? games.filter((game) => isWanted(game, filter)) : pickByFit(games, filter, fits);
};

const pickInOrder = (
  games: readonly IndexedGame[],
  order: Places,
  filter: GameFilter,
  fits: Uint8Array | null,
): readonly IndexedGame[] => {
  const picked: IndexedGame[] = [];
  for (const place of order) {
    const game = games[place];
    if (game !== undefined && fits?.[place] !== 0 && isWanted(game, filter)) picked.push(game);
  }
  return picked;
};

const pickByFit = (
  games: readonly IndexedGame[],
  filter: GameFilter,
  fits: Uint8Array,
): readonly IndexedGame[] => {
  const byFit: IndexedGame[][] = [];
  // A look at ten thousand numbers, most of which are 0.
  for (let place = 0; place < fits.length; place += 1) {
    const fit = fits[place] ?? 0;
    const game = games[place];
    if (fit > 0 && game !== undefined && isWanted(game, filter)) (byFit[fit] ??= []).push(game);
  }
  // How well a name fits is a small number, so that no sorting is needed.
  return byFit.toReversed().flatMap((alike) => alike ?? []);
};

const detector = new tools.ZawgyiDetector();
const converter = new tools.ZawgyiConverter();

/** Below it the text may as well be Unicode, which converting would garble. */
const SURELY_ZAWGYI = 0.95;

/** Burmese as Unicode writes it, whichever of the two ways it was typed in. */
const toUnicode = (text: string): string =>
  detector.getZawgyiProbability(text) > SURELY_ZAWGYI ? converter.zawgyiToUnicode(text) : text;
