import { loadLotteryMessages } from '@hintha/messages';
import { createElement } from 'react';
import { useLocation } from 'react-router';
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
  withTexts(() => import('../../features/lottery/betting/index.ts')),
  (lottery) => lottery.LotteryPage,
);
const MENU = page(loadMenus, (menus) => menus.LotteryMenu);
const ELOTTERIES = page(loadMenus, (menus) => menus.ElotteryMenu);

/**
 * One lottery where the address names it; all of them, or the electronic ones, where it names nothing; and else their
 * games as a lobby.
 */
export const LotteryScreen = () => {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  if (query.size > 0) return createElement(query.has('gameCode') ? BETTING.Part : LobbyPage);
  return createElement(pathname === '/elott' ? ELOTTERIES.Part : MENU.Part);
};
