import { formatAmount, type Money } from '@hintha/money';
import type { AppContext } from '../../../app-context.ts';
import { businessDay } from '../../../business-day.ts';
import { readSettings } from '../../settings/index.ts';
import { vendorSettings } from '../settings.ts';
import { countRefusedWins, insertRefusedWin } from './refused-win-store.ts';
import { suspendIntegration } from './suspend-integration.ts';

export interface WinWithoutBet {
  readonly integration: string;
  /** The same whenever it is sent. */
  readonly key: string;
  readonly account: string;
  readonly round: string;
  readonly amount: Money;
}

/** Raises the alarm about a win that no bet stands for, and suspends an integration that sends too many on one day. */
export const noteRefusedWin = async (ctx: AppContext, win: WinWithoutBet): Promise<void> => {
  const { db, clock, log } = ctx;
  const { integration, key, account, round } = win;
  const amount = formatAmount(win.amount);
  log.error({ integration, account, round, amount }, 'a win without a bet is refused');
  const day = businessDay(clock.now());
  await insertRefusedWin(db, { integration, day, key });
  const [refused, { mostWinsWithoutBet }] = await Promise.all([
    countRefusedWins(db, day),
    readSettings(db, vendorSettings),
  ]);
  if ((refused.get(integration) ?? 0) < mostWinsWithoutBet) return;
  const finding = { account, round, amount, allowed: String(mostWinsWithoutBet) };
  await suspendIntegration(ctx, { code: integration, cap: 'wins_without_bet', finding });
};
