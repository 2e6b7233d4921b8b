import { loadConsoleMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls, drawPage, fill, labelled, openDialog } from '../../../../../test/draw-page.tsx';
import { ChatsPage } from '../chats-page.tsx';

const { chats: words } = await loadConsoleMessages('en');

const GREETING = { id: '1', shortcut: 'greeting', en: 'Hello', my: 'မင်္ဂလာပါ', by: 'thiri', at: 0 };

test('an answer at hand has both languages and a shortcut, and stands in the list then', async () => {
  const answers = answerCalls().give('listChats', []).give('listCanned', []);
  answers.give('saveCanned', () => {
    answers.give('listCanned', [GREETING]);
    return GREETING;
  });
  const user = drawPage(<ChatsPage />, { path: '/chats', address: '/chats?view=canned' });
  await screen.findByText(words.noCanned);
  await user.click(screen.getByRole('button', { name: words.add }));
  await fill(user, words.shortcut, 'Greeting');
  expect(openDialog().getByLabelText(labelled(words.shortcut))).toHaveProperty('value', 'greeting');
  await fill(user, words.english, ' Hello ');
  const keep = () => openDialog().getByRole<HTMLButtonElement>('button', { name: words.keep });
  expect(keep().disabled).toBe(true);
  await fill(user, words.burmese, 'မင်္ဂလာပါ');
  await user.click(keep());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(answers.asked('saveCanned').map(({ body }) => body)).toEqual([
    { shortcut: 'greeting', en: 'Hello', my: 'မင်္ဂလာပါ' },
  ]);
  within(await screen.findByRole('row', { name: /\/greeting/u })).getByText('Hello');
});
