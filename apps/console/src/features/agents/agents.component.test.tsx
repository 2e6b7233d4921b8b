import { loadConsoleMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../test/answers.ts';
import { answerCalls, drawPage, fill, openDialog } from '../../../test/draw-page.tsx';
import { AgentsPage } from './agents-page.tsx';
import { MovesPage } from './moves-page.tsx';

const { agents: words, appShell } = await loadConsoleMessages('en');

const SHARES = { LIVE: 80, RNG: 100, FISH: 100, PVP: 60, SPORTS: 80, ESPORTS: 80, SABONG: 60 };
const HEAD = {
  id: '7',
  name: 'headman1',
  type: 1 as const,
  depth: 1,
  balance: '5000.00',
  teamSize: 3,
  teamSizeIsLeast: false,
  joinedAt: 0,
  lastLoginAt: null,
  rates: { ...SHARES, Lott: 1900, ZY: 1900, Elott: 1900, SEA: 1900 },
  line: [{ id: '9', name: 'otherhead', type: 2 as const }],
};
const PLACE = { id: '7', name: 'headman1', type: 1 as const };
const OTHER = { id: '9', name: 'otherhead', type: 2 as const };

let answers: Answers;
beforeEach(() => {
  answers = answerCalls().give('listViews', []);
});

test('the team of an account stands under the line that leads down to it', async () => {
  answers.give('listTeam', { path: [OTHER], list: [HEAD], next: null });
  drawPage(<AgentsPage />, { path: '/agents', address: '/agents?account=otherhead' });
  expect(await screen.findByRole('row', { name: /headman1/u })).toBeDefined();
  const line = within(screen.getByRole('navigation', { name: words.line }));
  expect(line.getByRole('button', { name: 'otherhead' })).toBeDefined();
});

test('accounts whose names begin as was asked stand with the line above each', async () => {
  answers.give('listTeam', { path: [], list: [HEAD], next: null });
  drawPage(<AgentsPage />, { path: '/agents', address: '/agents?account=head' });
  expect(await screen.findByRole('row', { name: /headman1.*otherhead/u })).toBeDefined();
});

test('a name that nobody has leads to nothing, and back to everybody', async () => {
  answers.refuse('listTeam', 'not_found');
  drawPage(<AgentsPage />, { path: '/agents', address: '/agents?account=nobodyatall' });
  expect(await screen.findByText(words.unknown)).toBeDefined();
});

test('balances have their currency, rates their unit, and an account leads to its file and its contracts', async () => {
  answers.give('listTeam', { path: [OTHER, PLACE], list: [{ ...HEAD, depth: 0 }], next: null });
  drawPage(<AgentsPage />, { path: '/agents', address: '/agents/7?account=headman1' });
  await screen.findByRole('heading', { name: 'headman1' });
  const drawer = within(screen.getByRole('complementary'));
  expect(drawer.getByText('Ks 5,000.00')).toBeDefined();
  expect(drawer.getAllByText('0.60%')).toHaveLength(2);
  expect(drawer.getAllByText('1900 / 2000')).toHaveLength(4);
  expect(drawer.getAllByText('otherhead')).toHaveLength(1);
  expect(drawer.getByRole('link', { name: words.file }).getAttribute('href')).toBe('/members/7');
  expect(drawer.getByRole('link', { name: words.contracts }).getAttribute('href')).toBe(
    '/contracts?tab=account&account=headman1',
  );
});

test('rates are typed in per cent, and those that were changed alone are proposed', async () => {
  answers.give('listTeam', { path: [], list: [HEAD], next: null });
  answers.give('proposeAgentRates', { id: '4', payloadHash: 'f'.repeat(64), expiresAt: Date.now() });
  const user = drawPage(<AgentsPage />, { path: '/agents', address: '/agents/7' });
  await screen.findByRole('heading', { name: 'headman1' });
  await user.keyboard('r');
  await fill(user, appShell.reason, 'agreed by phone');
  await fill(user, words.categories.RNG, '0.955');
  const confirm = () => openDialog().getByRole<HTMLButtonElement>('button', { name: words.propose });
  expect(confirm().disabled).toBe(true);
  await fill(user, words.categories.RNG, '0.95');
  await fill(user, words.categories.SEA, '1850');
  await user.click(confirm());
  await screen.findByText(words.proposed);
  expect(answers.asked('proposeAgentRates')).toMatchObject([
    { params: { id: '7' }, body: { rates: { RNG: 95, SEA: 1850 }, reason: 'agreed by phone' } },
  ]);
});

test('whoever only looks on is offered nothing to change', async () => {
  answers.give('listTeam', { path: [], list: [HEAD], next: null });
  drawPage(<AgentsPage />, { path: '/agents', address: '/agents/7', roles: ['auditor'] });
  await screen.findByRole('heading', { name: 'headman1' });
  for (const name of [words.move, words.setRates, words.open, words.reverse.title])
    expect(screen.queryByRole('button', { name: new RegExp(name, 'u') })).toBeNull();
});

test('a move is planned once its preview has nothing against it', async () => {
  answers.give('listTeam', { path: [], list: [HEAD], next: null });
  const preview = { account: PLACE, from: [PLACE], to: [OTHER, PLACE], teamSize: 3, teamSizeIsLeast: false };
  answers.give('previewMove', { ...preview, rates: [], problem: 'in_line' });
  answers.give('proposeMove', { id: '4', payloadHash: 'f'.repeat(64), expiresAt: Date.now() });
  const user = drawPage(<AgentsPage />, { path: '/agents', address: '/agents/7' });
  await screen.findByRole('heading', { name: 'headman1' });
  await user.keyboard('v');
  await fill(user, words.day, '2026-12-01');
  await fill(user, appShell.reason, 'another head');
  await fill(user, words.upline, 'below1');
  await screen.findByText(words.preview.problems.in_line);
  const confirm = () => openDialog().getByRole<HTMLButtonElement>('button', { name: words.propose });
  expect(confirm().disabled).toBe(true);
  answers.give('previewMove', { ...preview, rates: [], problem: '' });
  await fill(user, words.upline, 'otherhead');
  await waitFor(() => expect(confirm().disabled).toBe(false));
  expect(screen.getByText(words.preview.to.replace('{{line}}', 'otherhead › headman1'))).toBeDefined();
  await user.click(confirm());
  await screen.findByText(words.proposed);
  expect(answers.asked('proposeMove')).toMatchObject([
    { body: { account: 'headman1', upline: 'otherhead', day: '2026-12-01', reason: 'another head' } },
  ]);
});

test('a master agent is opened, and its password is shown once', async () => {
  answers.give('listTeam', { path: [], list: [], next: null });
  answers.give('openAgent', { id: '11', username: 'topagent', password: 'Kb7tdWq2mXr9' });
  const user = drawPage(<AgentsPage />, { path: '/agents', address: '/agents' });
  await user.click(await screen.findByRole('button', { name: words.open }));
  await fill(user, words.name, 'topagent');
  await fill(user, appShell.reason, 'a new line');
  await user.click(openDialog().getByRole('button', { name: words.openDo }));
  expect(await screen.findByText('Kb7tdWq2mXr9')).toBeDefined();
  expect(answers.asked('openAgent')).toMatchObject([{ body: { username: 'topagent', type: 2 } }]);
});

test('money that went down is proposed to be taken back by its number', async () => {
  answers.give('listTeam', { path: [], list: [], next: null });
  answers.give('proposeTransferReversal', { id: '4', payloadHash: 'f'.repeat(64), expiresAt: Date.now() });
  const user = drawPage(<AgentsPage />, { path: '/agents', address: '/agents' });
  await user.click(await screen.findByRole('button', { name: words.reverse.title }));
  await fill(user, words.reverse.number, '31');
  await fill(user, appShell.reason, 'sent in error');
  await user.click(openDialog().getByRole('button', { name: words.propose }));
  await screen.findByText(words.proposed);
  expect(answers.asked('proposeTransferReversal')).toMatchObject([
    { params: { id: '31' }, body: { reason: 'sent in error' } },
  ]);
});

test('moves are filtered by the address, and one that failed says why', async () => {
  const failed = {
    id: '5',
    account: PLACE,
    upline: OTHER,
    day: '2026-12-01',
    reason: 'another head',
    state: 'failed' as const,
    error: 'rates_out_of_range',
    moved: null,
    plannedAt: 0,
  };
  answers.give('listMoves', { moves: [failed], next: null });
  drawPage(<MovesPage />, { path: '/agent-moves', address: '/agent-moves/5?state=failed&account=headman1' });
  expect(await screen.findByText(words.moves.errors.rates_out_of_range)).toBeDefined();
  expect(answers.asked('listMoves')).toMatchObject([{ query: { state: 'failed', account: 'headman1' } }]);
});

test('a move that is ahead can be cancelled', async () => {
  const move = {
    id: '4',
    account: PLACE,
    upline: OTHER,
    day: '2026-12-01',
    reason: 'another head',
    state: 'planned' as const,
    error: null,
    moved: null,
    plannedAt: 0,
  };
  answers.give('listMoves', { moves: [move], next: null }).give('cancelMove', {});
  const user = drawPage(<MovesPage />, { path: '/agent-moves', address: '/agent-moves/4' });
  await screen.findByRole('heading', { name: 'headman1' });
  await user.keyboard('c');
  await fill(user, appShell.reason, 'not after all');
  await user.click(openDialog().getByRole('button', { name: words.moves.cancel }));
  await screen.findByText(words.moves.cancelled);
  await waitFor(() => expect(answers.asked('cancelMove')).toMatchObject([{ params: { id: '4' } }]));
});
