import type { AppContext } from '../../app-context.ts';
import { closeEachDay } from '../bets/index.ts';
import { payCashback } from './cashback/pay-cashback.ts';
import { checkLevels } from './levels/check-levels.ts';

/** What follows for bonuses from business days that are over: levels, and after a week its cashback, by the level. */
export const closeBonusDays = async (ctx: AppContext): Promise<void> => {
  await closeEachDay(ctx, 'LEVELS', (day) => checkLevels(ctx, day));
  await payCashback(ctx);
};
