import { loadConsoleMessages } from '@hintha/messages';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { answerCalls, drawPage, fill, openDialog } from '../../../../test/draw-page.tsx';
import { DeclaratorsPage } from '../declarators-page.tsx';
import { OpposedPage } from '../opposed-page.tsx';
import { ArenasPage } from './arenas-page.tsx';
import type { Arena } from './use-arenas.ts';

const { appShell, arenas: words, declarators, opposed } = await loadConsoleMessages('en');

const ARENA: Arena = {
  code: 'MANDALAY',
  names: { en: 'Mandalay ring', my: 'မန္တလေး' },
  isOn: true,
  drawMode: 'FIXED',
  carried: '0.00',
  mostPool: null,
  heardAt: Date.now(),
};
const KEY = 'KkW3U36QHE4-tJBUAfc6';

let answers: Answers;
beforeEach(() => {
  answers = answerCalls().give('listViews', []).give('listAdminArenas', [ARENA]);
});

/** The name of an action has its key beside it. */
const act = (name: string) => ({ name: new RegExp(`^${name}`, 'u') });

test('an arena takes a limit for both sides of a fight', async () => {
  answers.give('changeArena', {});
  const user = drawPage(<ArenasPage />, { path: '/arenas', address: '/arenas/MANDALAY' });
  await screen.findByRole('heading', { name: 'Mandalay ring' });
  await user.click(within(screen.getByRole('complementary')).getByRole('button', act(words.change)));
  await user.type(openDialog().getByLabelText(words.mostPool), '5,000,000');
  await fill(user, appShell.reason, 'until the new licence');
  await user.click(openDialog().getByRole('button', { name: words.change }));
  await screen.findByText(words.changed);
  expect(answers.asked('changeArena')).toMatchObject([
    { params: { arena: 'MANDALAY' }, body: { isOn: true, drawMode: 'FIXED', mostPool: 500_000_000n } },
  ]);
});

test('a new declarator stands at an arena, and its key is shown once', async () => {
  answers.give('listDeclarators', []).give('createDeclarator', { code: 'mandalay-referee', key: KEY });
  const user = drawPage(<DeclaratorsPage />, { path: '/declarators', address: '/declarators' });
  await user.click(await screen.findByRole('button', { name: declarators.create }));
  await fill(user, declarators.code, 'Mandalay-Referee');
  await fill(user, declarators.name, 'The referee');
  await user.selectOptions(await openDialog().findByRole('combobox'), 'Mandalay ring');
  await fill(user, appShell.reason, 'the contract is signed');
  await user.click(openDialog().getByRole('button', { name: declarators.createDo }));
  expect(await screen.findByText(KEY)).toBeDefined();
  expect(answers.asked('createDeclarator')).toMatchObject([
    { body: { code: 'mandalay-referee', name: 'The referee', arena: 'MANDALAY' } },
  ]);
});

test('linked accounts that are flagged stand with the day and how often they bet against each other', async () => {
  answers.give('listOpposedAccounts', {
    list: [
      {
        day: '2026-11-27',
        accounts: [
          { id: '1001', name: 'one' },
          { id: '1002', name: 'other' },
        ],
        fights: 5,
        flaggedAt: Date.now(),
      },
    ],
    total: 1,
    totalPages: 1,
  });
  drawPage(<OpposedPage />, { path: '/opposed', address: '/opposed' });
  expect(await screen.findByText('2026-11-27')).toBeDefined();
  expect(screen.getByText('other')).toBeDefined();
  expect(screen.getByRole('button', { name: opposed.views.flagged })).toBeDefined();
});
