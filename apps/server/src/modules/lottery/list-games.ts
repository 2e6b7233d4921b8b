import { type Transaction, transaction } from '@hintha/platform';
import { money } from '@hintha/money';
import type { AppContext } from '../../app-context.ts';
import { businessDay } from '../../business-day.ts';
import { type ListedGame, putGames } from '../catalogue/index.ts';
import { readChanges } from './calendar/read-changes.ts';
import { namesOf, vendorNamesOf } from './game-names.ts';
import { LOTTERY_GAMES } from './games.ts';
import { categoryOf, SOURCE } from './rules.ts';
import type { CalendarChanges, LotteryGame } from './types.ts';

/** Shown first where games are chosen by hand. */
const HOT: readonly string[] = ['MM2D', 'MM3D', 'TH_GLO', 'VN_MB', 'E_SSC', 'E_PK10', 'E_LHC', 'E_VN'];

/** The day on which the lotteries came into the lobby. */
const RELEASED = new Date('2026-11-25T00:00:00Z');
const LEAST_BET = money(100_00n);

const toListed = (game: LotteryGame): ListedGame => {
  const names = namesOf(game.code);
  const vendorNames = vendorNamesOf(game.vendor);
  return {
    vendor: game.vendor,
    vendorName: vendorNames.en,
    vendorNames,
    vendorEmblem: 'balls',
    code: game.code,
    category: categoryOf(game),
    names,
    title: names.en,
    classify: null,
    minBet: LEAST_BET,
    lines: 1,
    subject: 'balls',
    palette: '',
    hot: HOT.includes(game.code),
    releasedAt: RELEASED,
  };
};

/** Puts the lotteries that are on into the lobby, and hides the others. */
export const putLotteries = async (tx: Transaction, { off }: Pick<CalendarChanges, 'off'>): Promise<void> => {
  await putGames(tx, SOURCE, LOTTERY_GAMES.filter(({ code }) => !off.has(code)).map(toListed));
};

/** Puts the operator's lotteries into the lobby. */
export const listGames = ({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> =>
  transaction(db, async (tx) => putLotteries(tx, await readChanges(tx, businessDay(clock.now()))));
