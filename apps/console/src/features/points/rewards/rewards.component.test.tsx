import { loadConsoleMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { answerCalls, drawPage, fill, openDialog } from '../../../../test/draw-page.tsx';
import type { Reply } from '../../../shared/api.ts';
import { RewardsPage } from './rewards-page.tsx';
import type { Reward } from './use-rewards.ts';

const { appShell, rewards: words } = await loadConsoleMessages('en');

const TEA: Reward = {
  id: '7',
  names: { en: 'Cup of tea', my: 'လက်ဖက်ရည်' },
  points: 200,
  amount: '0.00',
  cost: '1.00',
  physical: false,
  picture: 'gem',
  stock: 5,
  taken: 1,
  mostEach: null,
  enabled: true,
  position: 0,
  spent: '1.00',
};
const COST: Reply<'estimateReward'> = {
  each: '1.00',
  perDay: '5.00',
  mostEach: '100000.00',
  mostPerRule: '1000000.00',
  leftToday: '900000.00',
  needsApproval: false,
};

let answers: Answers;

beforeEach(() => {
  answers = answerCalls().give('listViews', []).give('listAdminRewards', []).give('estimateReward', COST);
});

const confirm = (name: string) => openDialog().getByRole<HTMLButtonElement>('button', { name });

test('a reward is put into the shop once its names, stock and price are there', async () => {
  answers.give('createReward', () => {
    answers.give('listAdminRewards', [TEA]);
    return { reward: TEA, proposed: null };
  });
  const user = drawPage(<RewardsPage />, { path: '/rewards' });
  await user.click(await screen.findByRole('button', { name: words.create }));
  await fill(user, words.nameIn.en, ' Cup of tea ');
  await fill(user, words.nameIn.my, 'လက်ဖက်ရည်');
  await fill(user, words.stock, '5');
  await fill(user, words.points, '200');
  await fill(user, appShell.reason, 'a small one');
  // What is handed out costs what is declared of it.
  expect(confirm(words.createDo).disabled).toBe(true);
  await fill(user, words.cost, '1');
  await user.click(confirm(words.createDo));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { names, picture, position } = TEA;
  expect(answers.asked('createReward').map(({ body }) => body)).toEqual([
    {
      names,
      picture,
      position,
      stock: 5,
      mostEach: null,
      enabled: true,
      physical: false,
      points: 200,
      amount: 0n,
      cost: 100n,
      reason: 'a small one',
    },
  ]);
  const row = within(await screen.findByRole('row', { name: /Cup of tea/u }));
  row.getByText(words.shown);
});

test('a reward is hidden from its drawer by key and keeps all else; the list says so', async () => {
  answers.give('listAdminRewards', [TEA]).give('changeReward', () => {
    const reward = { ...TEA, enabled: false };
    answers.give('listAdminRewards', [reward]);
    return { reward, proposed: null };
  });
  const user = drawPage(<RewardsPage />, { path: '/rewards', address: '/rewards/7' });
  await screen.findByText('လက်ဖက်ရည်');
  await user.keyboard('c');
  await user.click(openDialog().getByRole('switch', { name: words.enabled }));
  await fill(user, appShell.reason, 'it is drunk up');
  await user.click(confirm(words.change));
  await within(screen.getByRole('row', { name: /Cup of tea/u })).findByText(words.hidden);
  const { names, picture, position, stock, mostEach } = TEA;
  expect(answers.asked('changeReward')).toMatchObject([
    {
      params: { id: '7' },
      body: { names, picture, position, stock, mostEach, enabled: false, reason: 'it is drunk up' },
    },
  ]);
});
