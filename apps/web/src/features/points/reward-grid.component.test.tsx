import { loadAccountMessages } from '@hintha/messages';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCalls, drawPart } from '../../../test/draw-part.tsx';
import { QueryRoot } from '../../shared/queries.tsx';
import { RewardGrid } from './reward-grid.tsx';
import type { Reward } from './use-points.ts';

const { rewardsStore: words } = await loadAccountMessages('en');

const UMBRELLA = {
  id: '3',
  name: 'Umbrella',
  points: 1_500,
  amount: '0.00',
  available: 4,
  mostEach: 2,
  physical: true,
  picture: '/art/reward/parcel/parasol.svg',
};
const GONE = {
  ...UMBRELLA,
  id: '4',
  name: 'Phone credit',
  available: 0,
  picture: '/art/reward/code/gem.svg',
};

test('a reward shows its picture and is redeemed as often as it was chosen, and one that is sold out is not', async () => {
  answerCalls().give('listStoreRewards', { list: [UMBRELLA, GONE], total: 2, totalPages: 1 });
  const onRedeem = vi.fn<(reward: Reward, quantity: number) => void>();
  const user = await drawPart(
    <QueryRoot>
      <RewardGrid onRedeem={onRedeem} />
    </QueryRoot>,
  );
  const cards = await screen.findAllByRole('listitem');
  expect(cards.map((card) => card.querySelector('img')?.getAttribute('src'))).toEqual([
    UMBRELLA.picture,
    GONE.picture,
  ]);
  await user.click(screen.getByRole('button', { name: `${words.rewards.redeem}: Umbrella` }));
  expect(onRedeem).toHaveBeenCalledWith(UMBRELLA, 1);
  expect(screen.queryByRole('button', { name: `${words.rewards.redeem}: Phone credit` })).toBeNull();
  expect(screen.getByText(words.rewards.soldOut)).toBeDefined();
});
