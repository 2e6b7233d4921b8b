import { loadConsoleMessages } from '@hintha/messages';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { answerCalls, drawPage } from '../../../../test/draw-page.tsx';
import type { Reply } from '../../../shared/api.ts';
import { FindMember } from './find-member.tsx';

const { memberList: words, members, table } = await loadConsoleMessages('en');

const AT = Date.parse('2026-11-21T08:00:00Z');
const KEEN: Reply<'listMembers'>['members'][number] = {
  id: '17',
  account: 'keen',
  type: 0,
  status: 'open',
  level: { name: 'Jade', rank: 3 },
  upline: { id: '4', account: 'sayar' },
  balance: '120.00',
  deposits: '500.00',
  withdrawals: '80.00',
  gaming: '-12.00',
  lastPlayed: '2026-11-20',
  registeredAt: AT,
  lastLoginAt: null,
};

let answers: Answers;
beforeEach(() => {
  answers = answerCalls()
    .give('listViews', [])
    .give('listMembers', { members: [KEEN], next: null });
});

const draw = (address = '/members') => drawPage(<FindMember />, { path: '/members', address });
const row = async () => within(await screen.findByRole('row', { name: /keen/ }));
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('members are listed without a search, with what each has and came to', async () => {
  draw();
  const keen = await row();
  for (const text of ['Jade', 'sayar', '2026-11-20']) expect(keen.getByText(text)).toBeTruthy();
  expect(keen.getByRole('link', { name: 'keen' }).getAttribute('href')).toBe('/members/17');
  expect(answers.asked('listMembers')[0]?.query).toMatchObject({ segment: 'all' });
});

test('a segment is chosen, stands in the address and says what belongs to it', async () => {
  const user = draw();
  await row();
  await user.click(screen.getByRole('button', { name: words.segments.dormant }));
  expect(await screen.findByText(words.says.dormant)).toBeTruthy();
  expect(location.search).toBe('?segment=dormant');
  expect(answers.asked('listMembers').at(-1)?.query).toMatchObject({ segment: 'dormant' });
});

test('a search goes before the segment, and a segment takes the search away', async () => {
  answers.give('searchConsole', {
    hits: [
      {
        kind: 'member',
        id: '9',
        accountId: '9',
        account: 'found',
        title: 'found',
        state: 'open',
        amount: null,
        at: AT,
      },
    ],
    kinds: ['member'],
  });
  const user = draw('/members?segment=vip&q=fou');
  expect(await screen.findByRole('link', { name: 'found' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: words.segments.locked }));
  expect(location.search).toBe('?segment=locked');
  await row();
});

test('columns are shown and hidden, and this machine remembers it', async () => {
  const user = draw();
  await row();
  expect(heads()).not.toContain(words.withdrawals);
  await user.click(screen.getByRole('button', { name: table.columns }));
  await user.click(screen.getByRole('checkbox', { name: words.withdrawals }));
  await user.click(screen.getByRole('checkbox', { name: words.upline }));
  expect(heads()).toContain(words.withdrawals);
  expect(heads()).not.toContain(words.upline);
  expect(JSON.parse(localStorage.getItem('console-table-members') ?? '{}')).toMatchObject({
    columns: { withdrawals: true, upline: false },
  });
});

test('a segment in which nobody is says so', async () => {
  answers.give('listMembers', { members: [], next: null });
  draw('/members?segment=locked');
  expect(await screen.findByText(words.empty)).toBeTruthy();
  expect(screen.queryByText(members.findNone)).toBeNull();
});
