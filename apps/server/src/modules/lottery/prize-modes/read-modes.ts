import { BusinessError, type Database } from '@hintha/platform';
import { readSettings } from '../../settings/index.ts';
import { LEAST_MODE } from '../rules.ts';
import { lotterySettings, type LotterySettings } from '../settings.ts';
import type { LotteryGame, PrizeModeFamily } from '../types.ts';
import { findMode, upsertMode } from './mode-store.ts';

/** In two-thousandths of a fair prize: what a bet may be played at, and the member's own. */
export interface PrizeModes {
  readonly least: number;
  readonly most: number;
  readonly own: number;
}

/** The highest mode of a game, where it has one below that of all. */
const mostOf = ({ code }: LotteryGame, { topMode, twoDigitMode }: LotterySettings): number =>
  code === 'MM2D' ? Math.min(topMode, twoDigitMode) : topMode;

/** At which prize modes a member may play a game. */
export const readModes = async (db: Database, accountId: bigint, game: LotteryGame): Promise<PrizeModes> => {
  const [settings, set] = await Promise.all([
    readSettings(db, lotterySettings),
    findMode(db, accountId, game.family),
  ]);
  const own = Math.min(set ?? settings.memberMode, settings.topMode);
  return { least: LEAST_MODE, most: Math.min(own, mostOf(game, settings)), own };
};

/** Sets the prize mode of a member for the lotteries of a family; at most the highest of all. */
export const setPrizeMode = async (
  db: Database,
  { accountId, family, mode }: { accountId: bigint; family: PrizeModeFamily; mode: number },
): Promise<void> => {
  const { topMode } = await readSettings(db, lotterySettings);
  const isMode = Number.isInteger(mode) && mode % 2 === 0 && mode >= LEAST_MODE && mode <= topMode;
  if (!isMode) throw new BusinessError('bad_request');
  await upsertMode(db, accountId, family, mode);
};
