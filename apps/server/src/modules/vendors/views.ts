import { formatAmount } from '@hintha/money';
import type { Launched } from './launch-game.ts';

export const toLaunchedView = ({ url, names, ownWallet }: Launched, language: string) => ({
  url,
  name: names[language] ?? names.EN ?? '',
  ownWallet: ownWallet && { ...ownWallet, balance: formatAmount(ownWallet.balance) },
});
