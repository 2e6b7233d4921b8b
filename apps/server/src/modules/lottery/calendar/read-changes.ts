import { BusinessError, type Database, type Transaction } from '@hintha/platform';
import { addDays } from '../../bets/index.ts';
import { LOTTERY_GAMES } from '../games.ts';
import { dayKey } from '../numeros/plan-numeros.ts';
import type { CalendarChanges, LotteryGame } from '../types.ts';
import { listChangedDays, listSwitches } from './calendar-store.ts';
import { listTimes } from './times-store.ts';

/** Changes of days that are longer over than this touch nothing any more. */
const PAST_DAYS = 40;

/** What is changed of the calendars, on a business day. */
export const readChanges = async (on: Database | Transaction, today: string): Promise<CalendarChanges> => {
  const days = await listChangedDays(on, addDays(today, -PAST_DAYS));
  const switches = await listSwitches(on);
  return {
    off: new Set(switches.filter(({ isOn }) => !isOn).map(({ game }) => game)),
    days: new Map(days.map(({ game, day, toDay }) => [dayKey(game, day), toDay])),
    times: await listTimes(on),
  };
};

/** The lotteries that are on. */
export const gamesOn = ({ off }: Pick<CalendarChanges, 'off'>): LotteryGame[] =>
  LOTTERY_GAMES.filter(({ code }) => !off.has(code));

/** Refuses a lottery that is turned off. Others have no numeros then; one that is drawn for each order is asked for. */
export const refuseOff = async (db: Database, game: string): Promise<void> => {
  const isOff = (await listSwitches(db)).some((one) => one.game === game && !one.isOn);
  if (isOff) throw new BusinessError('game_unavailable');
};

export const listGamesOn = async (db: Database): Promise<LotteryGame[]> => {
  const off = new Set((await listSwitches(db)).filter(({ isOn }) => !isOn).map(({ game }) => game));
  return gamesOn({ off });
};
