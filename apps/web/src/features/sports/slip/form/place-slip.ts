import { orderOf } from '../bets.ts';
import { checkBets } from '../check-bets.ts';
import type { Placer } from '../placing/placer.ts';
import { noteTaken, slipPlacer } from '../placing/placers.ts';
import type { SlipBets } from '../use-slip-bets.ts';
import { usePreferences } from '../../markets/use-preferences.ts';

const checkOf =
  ({ ready }: SlipBets) =>
  async () =>
    checkBets(ready);

/** Places what is ready; the rest stays where it is. */
export const placeBets = (placer: Placer, bets: SlipBets): void => {
  const { accepts } = usePreferences.getState();
  const orders = bets.ready.map(({ bet }) => orderOf(bet, accepts, crypto.randomUUID()));
  if (orders.length > 0) void placer.bet(orders, bets.isLarge, checkOf(bets));
};

export const placeSlip = (bets: SlipBets): void => {
  noteTaken();
  placeBets(slipPlacer, bets);
};

export const confirmBets = (placer: Placer, bets: SlipBets): void => void placer.confirm(checkOf(bets));
