import { loadConsoleMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { answerCalls, drawPage, fill, openDialog } from '../../../../test/draw-page.tsx';
import { LobbyPage } from './lobby-page.tsx';
import type { Lobby } from './use-lobby.ts';

const { appShell, lobby: words, vendors } = await loadConsoleMessages('en');

const menuOf = (category: Lobby['menus'][number]['category'], shown = true): Lobby['menus'][number] => ({
  category,
  shown,
  vendors: [],
  hot: [],
});
const MENUS = [menuOf('RNG'), menuOf('FISH'), menuOf('SV3')];

let answers: Answers;

beforeEach(() => {
  answers = answerCalls().give('readLobby', { menus: MENUS, changed: null });
});

const draw = () => drawPage(<LobbyPage />, { path: '/lobby' });
const rows = () =>
  within(screen.getByRole('list', { name: words.tabs.menus }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const nameIn = (text: string, category: keyof typeof vendors.areas) =>
  text.replace('{{name}}', vendors.areas[category]);
const saveButton = () => screen.findByRole<HTMLButtonElement>('button', { name: words.save });

test('a menu is hidden and another moved by Alt and an arrow; both are saved with one reason', async () => {
  answers.give('orderMenus', {});
  const user = draw();
  expect((await saveButton()).disabled).toBe(true);
  await user.click(screen.getByRole('switch', { name: nameIn(words.show, 'SV3') }));
  screen.getByRole('button', { name: nameIn(words.up, 'FISH') }).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe(nameIn(words.up, 'FISH'));
  await user.click(await saveButton());
  await fill(user, appShell.reason, 'not in this country');
  await user.click(openDialog().getByRole('button', { name: words.save }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(answers.asked('orderMenus').map(({ body }) => body)).toEqual([
    {
      menus: [
        { category: 'FISH', shown: true },
        { category: 'RNG', shown: true },
        { category: 'SV3', shown: false },
      ],
      reason: 'not in this country',
    },
  ]);
  await waitFor(() => expect(answers.asked('readLobby')).toHaveLength(2));
});

test('what was changed is given up as a whole', async () => {
  const user = draw();
  await saveButton();
  const before = rows();
  await user.click(screen.getByRole('button', { name: nameIn(words.down, 'RNG') }));
  expect(rows()).not.toEqual(before);
  await user.click(screen.getByRole('button', { name: words.undo }));
  expect(rows()).toEqual(before);
  expect((await saveButton()).disabled).toBe(true);
});

test('an order that was refused stands as it was typed, and is not saved', async () => {
  answers.refuse('orderMenus', 'role_needed');
  const user = draw();
  await saveButton();
  await user.click(screen.getByRole('switch', { name: nameIn(words.show, 'SV3') }));
  await user.click(await saveButton());
  await fill(user, appShell.reason, 'not in this country');
  await user.click(openDialog().getByRole('button', { name: words.save }));
  await screen.findByRole('alert');
  expect((await saveButton()).disabled).toBe(false);
});

test('who may only look finds every switch locked, and nothing to save', async () => {
  drawPage(<LobbyPage />, { path: '/lobby', roles: ['auditor'] });
  const shown = await screen.findByRole<HTMLInputElement>('switch', { name: nameIn(words.show, 'SV3') });
  expect(shown.disabled).toBe(true);
  expect(screen.queryByRole('button', { name: words.save })).toBeNull();
});
