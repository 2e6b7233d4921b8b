import { loadConsoleMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../test/answers.ts';
import { answerCalls, drawPage, fill, labelled, openDialog } from '../../../test/draw-page.tsx';
import { RegistrationPage } from './registration-page.tsx';
import type { RuledField } from './use-fields.ts';

const { appShell, registration: words } = await loadConsoleMessages('en');

const fieldOf = (name: string, own: Partial<RuledField> = {}): RuledField => ({
  name,
  enabled: false,
  required: false,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 0,
  maxLength: 255,
  always: false,
  changed: null,
  ...own,
});

let answers: Answers;

const giveFields = (...fields: RuledField[]) => answers.give('listRegisterFields', { fields });

beforeEach(() => {
  answers = answerCalls().give('listViews', []);
  giveFields(fieldOf('username', { always: true, enabled: true, required: true }), fieldOf('line'));
});

const rowOf = async (name: string) => {
  const cell = await screen.findByRole('cell', { name });
  return within(cell.closest('tr') as HTMLElement);
};

const edit = async (name: string): Promise<UserEvent> => {
  const user = drawPage(<RegistrationPage />, { path: '/registration' });
  await user.click((await rowOf(name)).getByRole('button'));
  return user;
};
const switchOf = (name: string) =>
  openDialog().getByRole<HTMLInputElement>('switch', { name: (whole) => whole.startsWith(name) });
const save = () => openDialog().getByRole<HTMLButtonElement>('button', { name: words.save });
const inputOf = (label: string) => openDialog().getByLabelText<HTMLInputElement>(labelled(label));

test('a field is asked for in digits, in lengths that fit one another, and the list says so', async () => {
  answers.give('setRegisterField', () => {
    giveFields(
      fieldOf('line', {
        enabled: true,
        minLength: 4,
        maxLength: 8,
        changed: { by: 'thiri', at: 0, reason: 'asked for' },
      }),
    );
    return {};
  });
  const user = await edit('line');
  await user.click(switchOf(words.enabled));
  await user.selectOptions(inputOf(words.accepts), 'digits');
  expect(inputOf(words.pattern).value).toBe('[0-9]+');
  await fill(user, words.minLength, '4');
  await fill(user, words.maxLength, '3');
  await fill(user, appShell.reason, 'asked for by support');
  expect(save().disabled).toBe(true);
  await fill(user, words.maxLength, '8');
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(answers.asked('setRegisterField')).toMatchObject([
    {
      params: { name: 'line' },
      body: {
        enabled: true,
        required: false,
        acceptedPattern: '[0-9]+',
        patternId: 1,
        minLength: 4,
        maxLength: 8,
        reason: 'asked for by support',
      },
    },
  ]);
  const row = await rowOf('line');
  row.getByText('4–8');
  row.getByText(/^thiri · /u);
});

test('a pattern that the server cannot read is marked until it is another one', async () => {
  const fields = [{ field: 'acceptedPattern', problem: 'no pattern' }];
  answers.refuse('setRegisterField', 'bad_request', { fields });
  const user = await edit('line');
  await fill(user, words.pattern, '(0-9');
  await fill(user, appShell.reason, 'asked for by support');
  await user.click(save());
  await openDialog().findByText(words.patternWrong);
  await fill(user, words.pattern, '(0-9)');
  expect(openDialog().queryByText(words.patternWrong)).toBeNull();
});

test('what nobody can register without stays asked for', async () => {
  await edit('username');
  openDialog().getByText(words.alwaysHelp);
  for (const name of [words.enabled, words.required]) expect(switchOf(name).disabled).toBe(true);
});

test('who may only look sees the rules, and no way to change one', async () => {
  drawPage(<RegistrationPage />, { path: '/registration', roles: ['auditor'] });
  expect((await rowOf('line')).queryByRole('button')).toBeNull();
});
