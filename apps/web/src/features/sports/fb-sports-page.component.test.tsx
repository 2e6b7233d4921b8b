import { act, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../test/answers.ts';
import { answerCalls, drawPart } from '../../../test/draw-part.tsx';
import { gameMenus, type GameMenu } from '../../shared/game-menus.ts';
import { useModals } from '../../shared/modals.ts';
import { openSession } from '../../shared/session.ts';
import { FbSportsPage } from './fb-sports-page.tsx';

const vendorOf = (vendor: string, opensSoon: boolean): GameMenu['vendors'][number] => ({
  vendor,
  name: vendor,
  emblem: '/art/emblem/ball.svg',
  games: 3,
  maintenance: false,
  opensSoon,
});

let answers: Answers;
beforeEach(() => {
  answers = answerCalls();
  useModals.setState({ open: null });
});

const open = async (...vendors: GameMenu['vendors']) => {
  const filters = { returns: [], volatilities: [], features: [] };
  answers.give('readGameMenus', [{ gameCategory: 'SPORTS', vendors, filters }]);
  await act(() => gameMenus.reload());
  const router = createMemoryRouter([{ path: '*', element: <FbSportsPage book={<p>The own book</p>} /> }], {
    initialEntries: ['/fbsports'],
  });
  await drawPart(<RouterProvider router={router} />);
  return router;
};

test('SPORTS-004 while no other bookmaker is open the own book stands there, and a visitor is asked to log in', async () => {
  await open(vendorOf('HINTHASPORTS', false), vendorOf('FB', true));
  expect(screen.getByText('The own book')).toBeDefined();
  await waitFor(() => expect(useModals.getState().open).toMatchObject({ name: 'login', reason: 'play' }));
});

test('SPORTS-004 SPORTS-005 a member sees the own book without being asked, and the operator hears of it', async () => {
  answers.give('launchSportsbook', { url: 'http://site.test/sports' });
  openSession('a-token', 'thiri', false);
  await open();
  expect(screen.getByText('The own book')).toBeDefined();
  expect(useModals.getState().open).toBeNull();
  await waitFor(() => expect(answers.asked('launchSportsbook')).toHaveLength(1));
});

test('SPORTS-005 while the book rests the page says so in the words of the server', async () => {
  answers.refuse('launchSportsbook', 'game_unavailable');
  openSession('a-token', 'thiri', false);
  await open();
  await waitFor(() => expect(screen.queryByText('The own book')).toBeNull());
});

test('SPORTS-004 a bookmaker that is open has its lobby', async () => {
  const router = await open(vendorOf('SOON', true), vendorOf('FB', false));
  await waitFor(() => expect(router.state.location.pathname).toBe('/sports'));
  expect(router.state.location.search).toBe('?type=vassalage&vassalage=FB');
});
