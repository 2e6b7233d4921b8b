import { parseCoinValue, stakeOf } from '@hintha/slots';
import { softswiss } from '@hintha/vendor-protocol';
import type { Model } from './models.ts';
import { placeOf, GAMES, type Title } from './games.ts';

/** The shelf as the operator is told it, a page at a time; a title that is unknown is the end of it. */
export const listGames = (after?: string): softswiss.GamesPage => {
  const start = after === undefined ? 0 : (placeOf(after) ?? GAMES.length) + 1;
  const page = GAMES.slice(start, start + softswiss.MAX_GAMES);
  const more = start + page.length < GAMES.length;
  return { games: page.map(toListed), problems: [], next: more ? (page.at(-1)?.code ?? null) : null };
};

const toListed = ({ brand, model, ...title }: Title): softswiss.ListedGame => ({
  game: title.code,
  provider: brand.code,
  provider_name: brand.name,
  provider_emblem: brand.emblem,
  title: title.title,
  names: { my: title.name, en: title.title, ...title.names },
  category: 'RNG',
  // Only slots with a pool carry a class.
  classification: null,
  ...boundsOf(model),
  lines: model.game.lines.length,
  theme: { subject: title.subject, palette: title.palette },
  hot: title.hot ?? false,
  released_at: `${title.releasedOn}T00:00:00Z`,
  rtp_ppm: model.rtpPpm,
  volatility: model.volatility,
  features: [...model.features],
});

const boundsOf = ({ game }: Model) => {
  const stakes = game.coinValues.flatMap((value) => {
    const coin = parseCoinValue(game, value);
    return coin === 'not_a_coin_value' ? [] : [stakeOf(game, coin)];
  });
  return {
    min_bet: stakes.reduce((least, stake) => (stake < least ? stake : least)),
    max_bet: stakes.reduce((most, stake) => (stake > most ? stake : most)),
  };
};
