import { loadConsoleMessages, loadMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { answerCalls, drawPage, fill, openDialog } from '../../../../test/draw-page.tsx';
import { ApplicationsPage } from './applications-page.tsx';
import type { Application } from './use-applications.ts';

const { appShell, applications: words, table } = await loadConsoleMessages('en');
const { errors } = await loadMessages('en');

const HOUR_MS = 3_600_000;
const WAITING: Application = {
  id: '12',
  accountId: '1007',
  account: 'phyuphyu',
  kind: 'MESSAGING_APP',
  state: 'APPLYING',
  reason: null,
  contactId: 'viber.phyu',
  comment: '',
  pictures: [],
  most: '131000.00',
  amount: null,
  hadElsewhere: false,
  appliedAt: Date.now() - 9 * HOUR_MS,
  decidedAt: null,
};
const DUE: Application = {
  ...WAITING,
  id: '13',
  account: 'thiri',
  state: 'DUE',
  amount: '7000.00',
  decidedAt: Date.now() - 3 * HOUR_MS,
};

let answers: Answers;
beforeEach(() => {
  answers = answerCalls()
    .give('listViews', [])
    .give('countQueues', { deposits: [], withdrawals: [], applications: [], redemptions: [] })
    .give('queueApplications', ({ query }) =>
      (query as { state: string }).state === 'DUE' ? [DUE] : [WAITING],
    )
    // Who comes by the address asks for it before the list is there.
    .give('readApplication', ({ params }) => (params['id'] === DUE.id ? DUE : WAITING));
});

const draw = (address = '/applications') =>
  drawPage(<ApplicationsPage />, { path: '/applications', address });
const openDrawer = async ({ id }: Application) => {
  await screen.findByRole('heading', { name: `${words.kinds.MESSAGING_APP} · ${id}` });
  return within(screen.getByRole('complementary'));
};
/** The name of an action has its key beside it. */
const act = (name: string) => ({ name: new RegExp(`^${name}`, 'u') });
const press = async (user: UserEvent, application: Application, name: string) =>
  user.click((await openDrawer(application)).getByRole('button', act(name)));
const confirm = (name: string) => openDialog().getByRole<HTMLButtonElement>('button', { name });

test('the tab of those that are due lists them with their amount, and since when the money waits', async () => {
  const user = draw();
  await screen.findByText(WAITING.account);
  await user.click(screen.getByRole('button', { name: words.states.DUE }));
  const row = within((await screen.findByText(DUE.account)).closest('tr') as HTMLElement);
  expect(row.getByText('7,000', { exact: false })).toBeDefined();
  expect(row.getByText(words.states.DUE)).toBeDefined();
  // Since it was decided, and not since it was applied for.
  expect(row.getByText(/^3:0\d h$/u)).toBeDefined();
  expect(answers.asked('queueApplications').map(({ query }) => query)).toMatchObject([
    { state: 'APPLYING' },
    { state: 'DUE' },
  ]);
});

test('one that is due says what it waits for, and is not decided again', async () => {
  draw('/applications/13?state=DUE');
  const drawer = await openDrawer(DUE);
  expect(drawer.getByText(words.dueText)).toBeDefined();
  for (const name of [words.approve, words.reject])
    expect(drawer.queryByRole('button', act(name))).toBeNull();
});

test('one that is due is read by itself where the list has it no more', async () => {
  draw('/applications/13');
  expect((await openDrawer(DUE)).getByText(words.dueText)).toBeDefined();
  expect(answers.asked('readApplication')).toMatchObject([{ params: { id: '13' } }]);
});

test('what is approved is sent as the amount that was typed, and is due where the budget has no room', async () => {
  answers.give('approveApplication', { ...DUE, id: '12' });
  const user = draw('/applications/12');
  await press(user, WAITING, words.approve);
  await fill(user, words.howMuch, '7,000');
  await fill(user, appShell.reason, 'found in the app');
  await user.click(confirm(words.approve));
  await screen.findByText(/^Approved: Ks.7,000\.00\. The budget is used up/u);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(answers.asked('approveApplication')).toMatchObject([
    { params: { id: '12' }, body: { amount: 700_000n, reason: 'found in the app' } },
  ]);
});

test.each(['131000.01', '0', 'much', '5.000,00'])('an amount of %s is told to be wrong', async (typed) => {
  const user = draw('/applications/12');
  await press(user, WAITING, words.approve);
  await fill(user, words.howMuch, typed);
  await fill(user, appShell.reason, 'found in the app');
  expect(
    openDialog().getByText(/^Enter an amount above zero, up to Ks.131,000\.00, e\.g\. 5000\.00\.$/u),
  ).toBeDefined();
  expect(confirm(words.approve).disabled).toBe(true);
});

test('an amount above what one person may give leaves the dialog open with what was typed', async () => {
  answers.refuse('approveApplication', 'over_budget', { line: 'bonuses', bound: 'EACH' });
  const user = draw('/applications/12');
  await press(user, WAITING, words.approve);
  await fill(user, words.howMuch, '9000');
  await fill(user, appShell.reason, 'found in the app');
  await user.click(confirm(words.approve));
  await screen.findByText(errors.over_budget);
  expect(openDialog().getByDisplayValue('9000')).toBeDefined();
});

test('a tab where none is due says so, and one that does not come is read again', async () => {
  answers.refuse('queueApplications', 'too_many_requests');
  const user = draw('/applications?state=DUE');
  await screen.findByText(errors.too_many_requests);
  answers.give('queueApplications', []);
  await user.click(screen.getByRole('button', { name: table.retry }));
  expect(await screen.findByText(words.empty)).toBeDefined();
});
