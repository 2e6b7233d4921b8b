import { loadLotteryMessages } from '@hintha/messages';
import { screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { drawForMember } from '../../../../test/draw-for-member.tsx';
import { answerCalls } from '../../../../test/draw-part.tsx';
import { THIRI } from '../../../../test/signed-in.ts';
import { LotteryMenu } from './lottery-menu.tsx';

const { page } = await loadLotteryMessages('en');

const MENU = {
  now: Date.now(),
  menus: [
    {
      prizeMode: 'SEA' as const,
      games: [
        {
          gameCode: 'MM3D',
          vendor: 'SEA',
          name: 'Myanmar 3D',
          rules: 'MM3D',
          image: null,
          prizeMode: 'SEA' as const,
          isFirstParty: false,
          isInstant: false,
          numero: null,
          last: null,
        },
      ],
    },
  ],
};

const LISTED = {
  nodeId: 7,
  vassalage: 'SEA',
  vendorName: 'Southeast Asia',
  gameType: 'LOTT',
  gameCode: 'MM3D',
  name: 'Myanmar 3D',
  title: 'Myanmar 3D',
  isGame: '1',
  classify: null,
  minBet: '100.00',
  minLineNum: 1,
  isHot: false,
  isNew: false,
  available: true,
  cover: '/art/cover.svg',
};

test('LOTTERY-014 a lottery that is put aside stands first before the server has answered, and leaves when it refuses', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  answerCalls()
    .give('readLotteryMenus', MENU)
    .give('listGames', { games: [LISTED], total: 1, totalPages: 1 })
    .give('listFavouriteIds', [])
    .give('listRecentLotteries', [])
    .give('readMember', THIRI)
    .refuse('addFavourite', 'not_found')
    .hold('addFavourite', promise);
  const user = await drawForMember(
    <MemoryRouter>
      <LotteryMenu />
    </MemoryRouter>,
  );
  await user.click(await screen.findByRole('button', { name: /Myanmar 3D/u }));
  await screen.findByRole('heading', { name: page.favourites });
  resolve();
  await waitFor(() => expect(screen.queryByRole('heading', { name: page.favourites })).toBeNull());
});
