import { loadConsoleMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../test/answers.ts';
import { answerCalls, drawPage, fill, openDialog } from '../../../test/draw-page.tsx';
import { FightsPage } from './fights-page.tsx';
import type { Fight, ReadFight } from './use-fights.ts';

const { appShell, fights: words, results } = await loadConsoleMessages('en');

const MINUTE_MS = 60_000;
const SIDE = { stake: '600000.00', bets: 12, dividend: '1.5833', liability: '0.00', isBlocked: false };

const FOUGHT: Fight = {
  id: '7',
  arena: 'MANDALAY',
  names: { en: 'Mandalay ring', my: 'မန္တလေး' },
  event: '20261127-1',
  number: 12,
  meron: 'Popa Grey',
  wala: 'Two Rivers',
  state: 'FIGHTING',
  openedAt: Date.now() - 4 * MINUTE_MS,
  closesAt: Date.now() - MINUTE_MS,
  closedAt: Date.now() - MINUTE_MS,
  releasedAt: Date.now() - MINUTE_MS,
  plasada: 5,
  drawMode: 'FIXED',
  sides: {
    meron: SIDE,
    wala: { ...SIDE, stake: '400000.00', dividend: '2.3750' },
    draw: { ...SIDE, stake: '1000.00', dividend: null, liability: '8000.00' },
  },
  result: null,
  resultAt: null,
  version: 0,
  cancelReason: null,
  figures: null,
  finishedAt: null,
};

const OPEN: Fight = { ...FOUGHT, id: '8', number: 13, state: 'OPEN', closedAt: null, releasedAt: null };
const SETTLED: Fight = {
  ...FOUGHT,
  id: '6',
  number: 11,
  state: 'SETTLED',
  result: 'meron',
  version: 1,
  figures: { plasada: '50000.00', breakage: '20.00', paid: '949980.00' },
  finishedAt: Date.now(),
};
const FIGHTS = [OPEN, FOUGHT, SETTLED];

const DECLARED: ReadFight['declarations'][number] = {
  id: '1',
  result: 'meron',
  cancelReason: null,
  by: 'mandalay referee',
  isStaff: false,
  at: Date.now(),
  waitsUntil: Date.now() + MINUTE_MS,
};
const PROPOSED = { id: '41', payloadHash: 'f'.repeat(64), expiresAt: Date.now() + MINUTE_MS };

let answers: Answers;
beforeEach(() => {
  answers = answerCalls()
    .give('listViews', [])
    .give('listAdminFights', { list: FIGHTS, total: 3, totalPages: 1 })
    .give('readAdminFight', ({ params }) => ({
      ...(FIGHTS.find(({ id }) => id === params['id']) ?? FOUGHT),
      now: Date.now(),
      correctableUntil: null,
      confirmSeconds: 60,
      declarations: [DECLARED],
      blocks: [],
    }));
});

const draw = (id = '') => drawPage(<FightsPage />, { path: '/fights', address: `/fights${id && `/${id}`}` });
const drawer = () => within(screen.getByRole('complementary'));
/** The name of an action has its key beside it. */
const act = (name: string) => ({ name: new RegExp(`^${name}`, 'u') });

const open = async (user: UserEvent, { number }: Fight, action: string): Promise<void> => {
  await screen.findByRole('heading', { name: `Mandalay ring · 20261127-1 · ${number}` });
  await user.click(drawer().getByRole('button', act(action)));
};
const choose = (user: UserEvent, label: string, option: string) =>
  user.selectOptions(openDialog().getByLabelText(new RegExp(`^${label}`, 'u')), option);
const confirm = (user: UserEvent, name: string) => user.click(openDialog().getByRole('button', { name }));

test('the list shows what is staked on each side, what it pays, and what a draw may cost', async () => {
  draw();
  const row = within((await screen.findByText('20261127-1 · 12')).closest('tr') ?? document.body);
  expect(row.getByText('158.33 / 237.50')).toBeDefined();
  expect(row.getByText(/8,000/u)).toBeDefined();
});

test('a result is declared, and the drawer shows who else has and for how long that waits', async () => {
  answers.give('declareFightResult', { confirmed: true });
  const user = draw('7');
  await open(user, FOUGHT, words.declare);
  expect(drawer().getByText('mandalay referee')).toBeDefined();
  await choose(user, words.result, words.picks.meron);
  await fill(user, appShell.reason, 'seen at the ring');
  await confirm(user, words.declareDo);
  await screen.findByText(words.confirmed);
  expect(answers.asked('declareFightResult')).toMatchObject([
    { params: { id: '7' }, body: { result: 'meron', reason: 'seen at the ring' } },
  ]);
});

test('that a fight does not count is declared with its cause', async () => {
  answers.give('declareFightResult', { confirmed: false });
  const user = draw('7');
  await open(user, FOUGHT, words.declare);
  await choose(user, words.result, words.picks.cancelled);
  await choose(user, words.cause, words.causes.STREAM_LOST);
  await fill(user, appShell.reason, 'nothing was seen');
  await confirm(user, words.declareDo);
  await screen.findByText(words.declared);
  expect(answers.asked('declareFightResult')).toMatchObject([
    { body: { result: 'cancelled', cause: 'STREAM_LOST' } },
  ]);
});

test('one person cancels a fight before its cocks are let go, and proposes to afterwards', async () => {
  answers.give('cancelFight', {}).give('proposeFightVoid', PROPOSED);
  const user = draw('8');
  await open(user, OPEN, words.cancel);
  await choose(user, words.cause, words.causes.UNFIT);
  await fill(user, appShell.reason, 'red is limping');
  await confirm(user, words.cancel);
  await screen.findByText(words.cancelled);
  expect(answers.asked('cancelFight')).toMatchObject([{ params: { id: '8' }, body: { cause: 'UNFIT' } }]);
});

test('a fight is moved on to where it can go', async () => {
  answers.give('moveFight', {});
  const user = draw('8');
  await open(user, OPEN, words.move);
  const field = openDialog().getByLabelText(new RegExp(`^${words.moveTo}`, 'u'));
  const options = within(field)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(options).toEqual(['–', words.moves.LAST_CALL, words.moves.CLOSED, words.moves.FIGHTING]);
  await user.selectOptions(field, words.moves.CLOSED);
  await fill(user, appShell.reason, 'the arena is silent');
  await confirm(user, words.move);
  await waitFor(() => expect(answers.asked('moveFight')).toMatchObject([{ body: { to: 'CLOSED' } }]));
});

test('another result is proposed once what it moves was seen', async () => {
  answers.give('proposeFightResettlement', PROPOSED).give('previewFightResettlement', {
    bets: 2,
    paid: '1900.00',
    takenBack: '1583.30',
    memberCount: 1,
    members: [{ accountId: '1001', bets: 2, paid: '1900.00', takenBack: '1583.30' }],
  });
  const user = draw('6');
  await open(user, SETTLED, words.resettle);
  await choose(user, words.result, words.picks.wala);
  await fill(user, appShell.reason, 'the referee was misheard');
  const propose = openDialog().getByRole('button', { name: words.propose });
  expect((propose as HTMLButtonElement).disabled).toBe(true);
  await confirm(user, results.preview);
  expect(await openDialog().findByText('1001')).toBeDefined();
  await confirm(user, words.propose);
  await screen.findByText(words.proposed);
  expect(answers.asked('proposeFightResettlement')).toMatchObject([{ body: { result: 'wala' } }]);
});

test('a side of an open fight is closed to further bets', async () => {
  answers.give('blockFightSide', {});
  const user = draw('8');
  await screen.findByRole('heading', { name: 'Mandalay ring · 20261127-1 · 13' });
  await user.click(drawer().getByRole('button', { name: `${words.block}: ${words.picks.draw}` }));
  await fill(user, appShell.reason, 'too many of them');
  await confirm(user, words.block);
  await screen.findByText(words.blocked);
  expect(answers.asked('blockFightSide')).toMatchObject([{ params: { id: '8' }, body: { pick: 'draw' } }]);
});
