import { money } from '@hintha/money';
import { transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { type ListedGame, putGames } from '../../catalogue/index.ts';
import { CATEGORY, SOURCE } from '../rules.ts';
import type { Arena } from '../types.ts';
import { listArenas } from './arena-store.ts';

/** The vendor that the arenas stand under in the lobby. */
const VENDOR = 'SABONG';

/** The day on which the arenas came into the lobby. */
const RELEASED = new Date('2026-11-27T00:00:00Z');
const LEAST_BET = money(500_00n);

const toListed = ({ code, names }: Arena): ListedGame => ({
  vendor: VENDOR,
  vendorName: 'Hintha Sabong',
  vendorEmblem: 'rooster',
  code,
  category: CATEGORY,
  names,
  title: names.en ?? code,
  classify: null,
  minBet: LEAST_BET,
  lines: 1,
  subject: 'rooster',
  palette: '',
  hot: true,
  releasedAt: RELEASED,
});

/** Puts the arenas that are on into the lobby, and hides the others. */
export const listArenaGames = async (tx: Transaction): Promise<void> => {
  const arenas = await listArenas(tx);
  await putGames(tx, SOURCE, arenas.filter(({ isOn }) => isOn).map(toListed));
};

/** The same in a transaction of its own. */
export const listGames = ({ db }: Pick<AppContext, 'db'>): Promise<void> => transaction(db, listArenaGames);
