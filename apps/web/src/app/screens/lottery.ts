import { loadLotteryMessages } from '@hintha/messages';
import { createElement } from 'react';
import { useLocation } from 'react-router';
import { LobbyPage } from '../../features/lobby/index.ts';
import { useSearchParams } from '../../shared/router/use-search-params.ts';
import { page } from '../load-page.ts';
import { withTexts } from '../with-texts.ts';

const loadMenus = withTexts(
  'lottery',
  loadLotteryMessages,
  () => import('../../features/lottery/menu/index.ts'),
);

const BETTING = page(
  withTexts('lottery', loadLotteryMessages, () => import('../../features/lottery/betting/index.ts')),
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
