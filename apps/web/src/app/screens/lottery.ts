import { loadLotteryMessages } from '@hintha/messages';
import { createElement } from 'react';
import { LobbyPage } from '../../features/lobby/index.ts';
import { loadTexts } from '../../shared/language.ts';
import { useSearchParams } from '../../shared/router/use-search-params.ts';
import { page } from '../load-page.ts';

const withTexts =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([load(), loadTexts('lottery', loadLotteryMessages)]);
    return module;
  };

const loadMenus = withTexts(() => import('../../features/lottery/menu/index.ts'));

const BETTING = page(
  withTexts(() => import('../../features/lottery/index.ts')),
  (lottery) => lottery.LotteryPage,
);
const MENU = page(loadMenus, (menus) => menus.LotteryMenu);
const ELOTTERIES = page(loadMenus, (menus) => menus.ElotteryMenu);

/** One lottery where the address names it, all of them where it names nothing, and else their games as a lobby. */
export const LotteryScreen = () => {
  const [query] = useSearchParams();
  if (query.has('gameCode')) return createElement(BETTING.Part);
  return createElement(query.size === 0 ? MENU.Part : LobbyPage);
};

/** The lobby of the electronic lotteries: all as they are now, or their games by vendor. */
export const ElotteryScreen = () => {
  const [query] = useSearchParams();
  return createElement(query.size === 0 ? ELOTTERIES.Part : LobbyPage);
};
