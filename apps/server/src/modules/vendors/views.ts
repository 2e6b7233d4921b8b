import type { catalogue } from '@hintha/contract';
import { formatAmount, money } from '@hintha/money';
import type { Launched, GameDetailsToRead } from './launch-game.ts';

export const toLaunchedView = ({ url, names, ownWallet }: Launched, language: string) => ({
  url,
  name: names[language] ?? names.en ?? '',
  ownWallet: ownWallet && { ...ownWallet, balance: formatAmount(ownWallet.balance) },
});

const PPM_OF_HUNDREDTH = 100;

/** A return is never shown as more than it is. */
const toPercent = (ppm: number): string => (Math.floor(ppm / PPM_OF_HUNDREDTH) / 100).toFixed(2);

export const toGameDetailsView = ({
  minBet,
  maxBet,
  rtpPpm,
  volatility,
  features,
}: GameDetailsToRead): catalogue.GameDetailsView => ({
  minBet: formatAmount(money(minBet)),
  maxBet: maxBet === null ? null : formatAmount(money(maxBet)),
  returnToPlayer: rtpPpm === null ? null : toPercent(rtpPpm),
  volatility,
  features: [...features],
});
