import { loadConsoleMessages, loadMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../test/answers.ts';
import { answerCalls, drawPage, fill, labelled, openDialog } from '../../../test/draw-page.tsx';
import { MissionsPage } from './missions-page.tsx';
import type { Reply } from '../../shared/api.ts';
import type { Leaderboard, Mission } from './use-missions.ts';

const { appShell, finance, missions: words, table } = await loadConsoleMessages('en');
const { errors } = await loadMessages('en');

const SPENDER: Mission = {
  id: '7',
  type: 'DAILY',
  metric: 'VALID_BET',
  category: null,
  target: '1000.00',
  reward: { kind: 'CASH', amount: '500.00' },
  titles: { en: 'Bet a thousand', my: 'လောင်းကြေး' },
  enabled: true,
  startsOn: '2026-11-01',
  endsOn: null,
  claims: 3,
  cost: '1500.00',
};
const WEEK: Leaderboard = {
  from: 0,
  to: 1,
  final: false,
  updatedAt: null,
  rows: [],
  prizes: [
    { fromRank: 1, toRank: 1, amount: '200000.00' },
    { fromRank: 2, toRank: 10, amount: '50000.00' },
  ],
};
const COST: Reply<'estimateMission'> = {
  each: '75.00',
  perDay: '7500.00',
  mostEach: '100000.00',
  mostPerRule: '1000000.00',
  leftToday: '900000.00',
  needsApproval: false,
};

let answers: Answers;

beforeEach(() => {
  answers = answerCalls()
    .give('listAdminMissions', [SPENDER])
    .give('readAdminLeaderboard', WEEK)
    .give('estimateMission', COST)
    .give('estimatePrizes', COST);
});

const draw = (address = '/missions') => drawPage(<MissionsPage />, { path: '/missions', address });
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const confirm = (user: UserEvent, name: string) => user.click(openDialog().getByRole('button', { name }));
const choose = (user: UserEvent, label: string, value: string) =>
  user.selectOptions(openDialog().getByLabelText(labelled(label)), value);

test('a mission is made once every field is filled in, and the list is read anew', async () => {
  answers.give('createMission', { mission: SPENDER, proposed: null });
  const user = draw();
  await screen.findByText('Bet a thousand');
  await press(user, words.create);
  await fill(user, words.titleEn, ' Ten wins a week ');
  await fill(user, words.titleMy, 'တစ်ပတ် ဆယ်ပွဲ');
  await fill(user, words.target, '10.5');
  await choose(user, words.rewardKind, 'POINTS');
  await fill(user, words.reward, '75');
  await choose(user, words.type, 'WEEKLY');
  await choose(user, words.metric, 'WINS');
  await fill(user, words.startsOn, '2026-11-01');
  await fill(user, appShell.reason, 'for the new year');
  const make = () => openDialog().getByRole<HTMLButtonElement>('button', { name: words.createDo });
  // Of wins there is no half.
  expect(make().disabled).toBe(true);
  await fill(user, words.target, '10');
  answers.give('estimateMission', { ...COST, needsApproval: true });
  await fill(user, words.reward, '750');
  await openDialog().findByText(finance.cost.takesTwo, { exact: false });
  await fill(user, words.reward, '75');
  await user.click(make());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(answers.asked('createMission').map(({ body }) => body)).toEqual([
    {
      titles: { en: 'Ten wins a week', my: 'တစ်ပတ် ဆယ်ပွဲ' },
      target: '10',
      reward: { kind: 'POINTS', amount: '75' },
      type: 'WEEKLY',
      metric: 'WINS',
      category: null,
      startsOn: '2026-11-01',
      endsOn: null,
      enabled: true,
      reason: 'for the new year',
    },
  ]);
  await waitFor(() => expect(answers.asked('listAdminMissions')).toHaveLength(2));
});

test('a mission is switched off and keeps all else; the list says so', async () => {
  answers.give('changeMission', ({ body }) => {
    answers.give('listAdminMissions', [{ ...SPENDER, enabled: false }]);
    return { mission: { ...SPENDER, ...(body as object) }, proposed: null };
  });
  const user = draw();
  await user.click(
    await screen.findByRole('button', { name: words.changeOf.replace('{{name}}', SPENDER.titles.en) }),
  );
  await user.click(openDialog().getByRole('switch', { name: words.enabled }));
  await fill(user, appShell.reason, 'not yet');
  await confirm(user, words.change);
  const row = within(screen.getByText(SPENDER.titles.en).closest('tr') as HTMLElement);
  await row.findByText(words.off);
  const { titles, target, reward, endsOn } = SPENDER;
  expect(answers.asked('changeMission')).toMatchObject([
    { params: { id: '7' }, body: { titles, target, reward, endsOn, enabled: false, reason: 'not yet' } },
  ]);
});

test('prizes are set by lines, of which no two may name one rank', async () => {
  answers.give('setPrizes', { proposed: null });
  const user = draw('/missions?tab=leaderboard');
  await user.click(await screen.findByRole('button', { name: words.prizes }));
  const lines = openDialog().getByLabelText<HTMLTextAreaElement>(words.prizeLines);
  expect(lines.value).toContain('2-10 50000.00');
  await fill(user, appShell.reason, 'a smaller week');
  await fill(user, words.prizeLines, '1 100000\n1 50000');
  openDialog().getByText(words.prizeWrong);
  answers.give('estimatePrizes', { ...COST, needsApproval: true });
  await fill(user, words.prizeLines, '1 100000\n2-5 50000');
  await openDialog().findByText(finance.cost.takesTwo, { exact: false });
  await confirm(user, words.change);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(answers.asked('setPrizes')).toMatchObject([
    {
      body: {
        prizes: [
          { fromRank: 1, toRank: 1, amount: 10_000_000n },
          { fromRank: 2, toRank: 5, amount: 5_000_000n },
        ],
        reason: 'a smaller week',
      },
    },
  ]);
});

test('a refusal leaves the dialog open with what was typed', async () => {
  answers.refuse('setPrizes', 'role_needed');
  const user = draw('/missions?tab=leaderboard');
  await user.click(await screen.findByRole('button', { name: words.prizes }));
  await fill(user, words.prizeLines, '1 7');
  await fill(user, appShell.reason, 'a smaller week');
  await confirm(user, words.change);
  await screen.findByText(errors.role_needed, { exact: false });
  expect(openDialog().getByLabelText<HTMLTextAreaElement>(words.prizeLines).value).toBe('1 7');
});

test('who may only look sees the missions, and no way to change one', async () => {
  drawPage(<MissionsPage />, { path: '/missions', roles: ['auditor'] });
  await screen.findByText(SPENDER.titles.en);
  for (const name of [words.create, words.changeOf.replace('{{name}}', SPENDER.titles.en)])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a list that is empty says so, and one that does not come is read again', async () => {
  answers.refuse('listAdminMissions', 'too_many_requests');
  const user = draw();
  await screen.findByRole('alert');
  answers.give('listAdminMissions', []);
  await press(user, table.retry);
  expect(await screen.findByText(words.empty)).toBeDefined();
});
