import { screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { QueryRoot } from '../../../shared/queries.tsx';
import { gameMenus } from '../../../shared/game-menus.ts';
import { setUnread } from '../../../shared/unread/unread.ts';
import { answerCalls, drawPart } from '../../../../test/draw-part.tsx';
import { eventOf } from '../../../../test/given-matches.ts';
import { Today } from './today.tsx';

const areaOf = (gameCategory: 'LOTT' | 'SPORTS', opensSoon: boolean) => ({
  gameCategory,
  vendors: [
    { vendor: 'SEA', name: 'SEA', emblem: '/art/emblem.svg', games: 1, maintenance: false, opensSoon },
  ],
  filters: { returns: [], volatilities: [], features: [] },
});

const open = async () => {
  await gameMenus.reload();
  return drawPart(
    <MemoryRouter>
      <QueryRoot>
        <Today />
      </QueryRoot>
    </MemoryRouter>,
  );
};

const MENUS = {
  now: Date.now(),
  menus: [
    {
      prizeMode: 'SEA' as const,
      games: [
        {
          gameCode: 'MM2D',
          vendor: 'SEA',
          name: 'Myanmar 2D',
          rules: 'MM2D',
          image: null,
          prizeMode: 'SEA' as const,
          isFirstParty: false,
          isInstant: false,
          numero: {
            gameCode: 'MM2D',
            issue: '20260115-0001',
            movedTo: null,
            openTime: Date.now(),
            closeTime: Date.now() + 3_600_000,
            drawTime: Date.now() + 3_700_000,
          },
          last: null,
        },
      ],
    },
  ],
};

test('what closes and starts today leads to its bet, with the time that is left, and rewards that wait to their claim', async () => {
  answerCalls()
    .give('readGameMenus', [areaOf('LOTT', false), areaOf('SPORTS', false)])
    .give('readLotteryMenus', MENUS)
    .give('listSportsEvents', {
      now: Date.now(),
      counts: { live: 0, today: 1, early: 0 },
      list: [eventOf({ id: '7' })],
    });
  setUnread({ missionCount: 2 });
  await open();
  const draw = await screen.findByRole('link', { name: /Myanmar 2D/ });
  expect(draw.getAttribute('href')).toBe('/lottery?gameCode=MM2D&vendor=SEA&playType=');
  const match = await screen.findByRole('link', { name: /Ayeyar FC – Delta City/ });
  expect(match.getAttribute('href')).toBe('/sports?event=7');
  expect(screen.getAllByRole('timer')).toHaveLength(2);
  expect(screen.getByRole('button', { name: /2 rewards to claim/ })).toBeDefined();
});

test('areas that are not open are not asked, and a day with nothing on has no empty row', async () => {
  answerCalls().give('readGameMenus', [areaOf('LOTT', true), areaOf('SPORTS', true)]);
  setUnread({ missionCount: 0 });
  await open();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'On today' })).toBeNull());
});
