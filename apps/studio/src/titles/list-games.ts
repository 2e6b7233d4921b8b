import { parseCoinValue, stakeOf } from '@hintha/slots';
import type { softswiss } from '@hintha/vendor-protocol';
import type { Model } from './models.ts';
import { TITLES, type Title } from './titles.ts';

type Listed = softswiss.GamesReply['games'][number];

/** The shelf as the operator is told it. */
export const listGames = (): softswiss.GamesReply => ({ games: TITLES.map(toListed) });

const toListed = ({ brand, model, ...title }: Title): Listed => ({
  game: title.code,
  provider: brand.code,
  provider_name: brand.name,
  provider_emblem: brand.emblem,
  title: title.title,
  names: { MY: title.name, EN: title.title },
  category: 'RNG',
  // Only slots with a pool carry a class.
  classification: null,
  min_bet: leastStake(model),
  lines: model.game.lines.length,
  theme: { subject: title.subject, palette: title.palette },
  hot: title.hot ?? false,
  released_at: `${title.releasedOn}T00:00:00Z`,
});

const leastStake = ({ game }: Model) => {
  const stakes = game.coinValues.flatMap((value) => {
    const coin = parseCoinValue(game, value);
    return coin === 'not_a_coin_value' ? [] : [stakeOf(game, coin)];
  });
  return stakes.reduce((least, stake) => (stake < least ? stake : least));
};
