import { loadConsoleMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../../test/answers.ts';
import { answerCalls, drawPage, fill, labelled, openDialog } from '../../../../../test/draw-page.tsx';
import type { MemberFile } from '../use-member.ts';
import { MemberPage } from './member-page.tsx';

const { appShell, members: words } = await loadConsoleMessages('en');

const NONE = { count: 0, amount: '0.00' };
const PLAYER: MemberFile = {
  id: '17',
  account: 'player',
  type: 0,
  status: 'open',
  demo: false,
  level: { name: 'Jade', rank: 3 },
  contacts: { mobile: '', email: '', payeeName: '' },
  contactsShown: true,
  registeredAt: 0,
  lastLoginAt: null,
  sessions: 0,
  wallet: { balance: '5000.00', held: '0.00', available: '5000.00', outstandingDebt: '0.00' },
  turnoverLeft: '0.00',
  stakeLimit: null,
  upline: null,
  flags: [],
  restrictions: [],
  openDeposits: [],
  openWithdrawals: [],
  totals: { deposits: NONE, withdrawals: NONE },
  notes: 0,
};

let answers: Answers;

beforeEach(() => {
  answers = answerCalls()
    .give('listViews', [])
    .give('readMemberFile', PLAYER)
    .give('listTimeline', { entries: [], next: null })
    .give('listReasons', {
      adjustments: ['GOODWILL'],
      restrictions: [],
      depositRejections: [],
      withdrawalRejections: [],
      applicationRejections: [],
    });
});

const draw = (roles?: Parameters<typeof drawPage>[1]['roles']) =>
  drawPage(<MemberPage id="17" />, { path: '/members', ...(roles === undefined ? {} : { roles }) });

test('a correction is asked for by key, and proposed as the amount that was typed', async () => {
  answers.give('proposeAdjustment', { id: '3', payloadHash: 'a', expiresAt: 0 });
  const user = draw();
  await screen.findByRole('heading', { name: 'player' });
  await user.keyboard('a');
  await fill(user, words.amount, '1,500');
  await fill(user, words.ticket, 'T-1');
  await fill(user, appShell.reason, 'a lost evening');
  const propose = () => openDialog().getByRole<HTMLButtonElement>('button', { name: words.propose });
  expect(propose().disabled).toBe(true);
  await user.selectOptions(openDialog().getByLabelText(labelled(words.reasonCode)), 'GOODWILL');
  await user.click(propose());
  await screen.findByText(words.adjustProposed);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const order = { account: 'player', ticket: 'T-1', code: 'GOODWILL', reason: 'a lost evening' };
  expect(answers.asked('proposeAdjustment').map(({ body }) => body)).toMatchObject([
    { ...order, amount: '1500.00' },
  ]);
});

test('support writes notes, and neither corrects, flags nor restricts', async () => {
  draw(['support']);
  const head = within(
    (await screen.findByRole('heading', { name: 'player' })).closest('header') ?? document.body,
  );
  head.getByRole('button', { name: new RegExp(`^${words.note}`, 'u') });
  for (const action of [words.adjust, words.flag, words.restrict])
    expect(head.queryByRole('button', { name: new RegExp(`^${action}`, 'u') })).toBeNull();
});
