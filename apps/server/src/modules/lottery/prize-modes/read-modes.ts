import { BusinessError, contribute, type Database, transaction } from '@hintha/platform';
import { prizeModeTerms, selectRates, writeRates } from '../../agents/index.ts';
import { readSettings } from '../../settings/index.ts';
import { FAIR_MODE, LEAST_MODE } from '../rules.ts';
import { lotterySettings, type LotterySettings } from '../settings.ts';
import type { LotteryGame, PrizeModeFamily } from '../types.ts';

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
    selectRates(db, [accountId]),
  ]);
  return modesOf(game, settings, set.get(accountId)?.[game.family]);
};

/** The same by what was read: the settings, and the mode that was set for the member. */
export const modesOf = (
  game: LotteryGame,
  settings: LotterySettings,
  set: number | undefined,
): PrizeModes => {
  const own = Math.min(set ?? settings.memberMode, settings.topMode);
  return { least: LEAST_MODE, most: Math.min(own, mostOf(game, settings)), own };
};

/** Whether bets are played at such a mode at all, whoever plays: an even number of two-thousandths. */
export const isMode = (mode: number): boolean =>
  Number.isInteger(mode) && mode % 2 === 0 && mode >= LEAST_MODE && mode <= FAIR_MODE;

/** Between what prize modes are set for accounts, and the usual one; they stand with the rates of the account. */
export const modeTerms = contribute(prizeModeTerms, async (on) => {
  const { topMode, memberMode } = await readSettings(on, lotterySettings);
  return { least: LEAST_MODE, most: topMode, usual: memberMode };
});

/** Sets the prize mode of a member for the lotteries of a family; at most the highest of all. */
export const setPrizeMode = async (
  db: Database,
  { accountId, family, mode }: { accountId: bigint; family: PrizeModeFamily; mode: number },
): Promise<void> => {
  const { topMode } = await readSettings(db, lotterySettings);
  if (!isMode(mode) || mode > topMode) throw new BusinessError('bad_request');
  await transaction(db, (tx) => writeRates(tx, accountId, { [family]: mode }));
};
