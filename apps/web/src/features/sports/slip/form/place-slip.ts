import { orderOf } from '../bets.ts';
import { checkBets } from '../check-bets.ts';
import type { Placer } from '../placing/placer.ts';
import { noteTaken, slipPlacer } from '../placing/placers.ts';
import type { SlipBets } from '../use-slip-bets.ts';
import { useSlip } from '../use-slip.ts';
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

/** What is drawn is what the member agrees to: a press that is faster than the figures of what was typed bets nothing. */
export const placeSlip = (bets: SlipBets): void => {
  if (bets.slip !== useSlip.getState().slip) return;
  noteTaken();
  placeBets(slipPlacer, bets);
};

export const confirmBets = (placer: Placer, bets: SlipBets): void => void placer.confirm(checkOf(bets));
