import { LOTTERY_RULES } from '@hintha/lottery';
import { loadLotteryMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { drawForMember } from '../../../../test/draw-for-member.tsx';
import { answerCalls } from '../../../../test/draw-part.tsx';
import { QueryRoot } from '../../../shared/queries.tsx';
import type { Lottery } from '../game/use-lottery.ts';
import { ChaseSheet } from './chase-sheet.tsx';
import { Chases } from './chases.tsx';

const { chase: words, betting } = await loadLotteryMessages('en');
const MINUTE_MS = 60_000;

const issueOf = (at: number) => `20261126-${String(at).padStart(4, '0')}`;

const numeroOf = (at: number) => ({
  gameCode: 'E_SSC',
  issue: issueOf(at),
  movedTo: null,
  openTime: Date.now() + (at - 2) * MINUTE_MS,
  closeTime: Date.now() + at * MINUTE_MS,
  drawTime: Date.now() + at * MINUTE_MS + 5000,
});

const lotteryOf = (): Lottery => ({
  game: {
    gameCode: 'E_SSC',
    vendor: 'ELOTT',
    name: 'Swift five digits',
    rules: 'SSC',
    image: 'SSC',
    prizeMode: 'Elott',
    isFirstParty: true,
    isInstant: false,
  },
  now: Date.now(),
  numero: numeroOf(1),
  ahead: Array.from({ length: 29 }, (_, at) => numeroOf(at + 2)),
  last: null,
  modes: { least: 1700, most: 1900, own: 1900 },
  limits: {
    baseUnit: '100.00',
    leastOrder: '100.00',
    mostPayout: '100000000.00',
    mostPayoutInNumero: '200000000.00',
    mostBets: 100,
  },
  playTypes: ['DWD'],
});

const LINE = { id: 'a', playType: 'DWD', numbers: '5|-|-|-|-', unitStake: '200.00' };

const itemsOf = (states: readonly ('WAITING' | 'PLACED' | 'LOST' | 'CANCELLED')[]) =>
  states.map((state, at) => ({
    issue: issueOf(at + 1),
    movedTo: null,
    drawTime: 0,
    multiple: 1,
    stake: '200.00',
    state,
    payout: '0.00',
  }));

const chaseOf = (items: ReturnType<typeof itemsOf>, state: 'RUNNING' | 'ENDED') => ({
  id: '41',
  gameCode: 'E_SSC',
  gameName: 'Swift five digits',
  playType: 'DWD',
  numbers: '5|-|-|-|-',
  unitStake: '200.00',
  prizeMode: 1900,
  stopOnWin: true,
  state,
  stake: '600.00',
  refunded: state === 'ENDED' ? '400.00' : '0.00',
  payout: '0.00',
  createdAt: 0,
  items,
});

const RUNNING = chaseOf(itemsOf(['PLACED', 'WAITING', 'WAITING']), 'RUNNING');

let answers: Answers;
beforeEach(() => {
  answers = answerCalls()
    .give('createChase', RUNNING)
    .give('listLotteryOrders', { list: [], total: 0, totalPages: 0 })
    .give('listChases', { list: [RUNNING], total: 1, totalPages: 1 })
    .give('readBalance', {
      sumBalance: '2000000.00',
      available: '2000000.00',
      held: '0.00',
      currency: 'MMK',
    });
});

const rules = LOTTERY_RULES.get('SSC');
if (rules === undefined) throw new Error('no rules');

const drawPlanner = async (available?: string, onTaken = vi.fn<() => void>()): Promise<UserEvent> =>
  drawForMember(
    <QueryRoot>
      <ChaseSheet
        lottery={lotteryOf()}
        rules={rules}
        line={LINE}
        from={null}
        prizeMode={1900}
        onTaken={onTaken}
        onClose={vi.fn<() => void>()}
      />
    </QueryRoot>,
    available,
  );

const type = async (user: UserEvent, label: string, text: string): Promise<void> => {
  const field = screen.getByRole('textbox', { name: label });
  await user.clear(field);
  await user.type(field, text);
};

const rowsOf = (): (string | null)[][] =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('every draw is listed with its stake, what was spent until then, and what a win there brings', async () => {
  const user = await drawPlanner();
  await type(user, words.fields.numeros, '3');
  expect(rowsOf()).toEqual([
    ['0001 26/11 · × 1', '200.00 200.00', '1,900.00 1,700.00'],
    ['0002 26/11 · × 1', '200.00 400.00', '1,900.00 1,500.00'],
    ['0003 26/11 · × 1', '200.00 600.00', '1,900.00 1,300.00'],
  ]);
  expect(screen.getByText(/In 73 of 100 such chases nothing is won and Ks.600\.00 is lost/u)).toBeDefined();
});

test('the stake rises, or brings a gain each time, and a plan that cannot be says why', async () => {
  const user = await drawPlanner();
  // Ten stakes of 200 are more than the 1,900 that one hit pays.
  expect(screen.getByText(/From draw 10 of the chase,/u)).toBeDefined();
  await type(user, words.fields.numeros, '4');
  await user.click(screen.getByRole('button', { name: words.kinds.DOUBLE }));
  expect(rowsOf().map(([, stake]) => stake?.split(' ')[0])).toEqual([
    '200.00',
    '400.00',
    '800.00',
    '1,600.00',
  ]);
  await user.click(screen.getByRole('button', { name: words.kinds.PROFIT }));
  await type(user, words.fields.percent, '700');
  expect(rowsOf().map(([, stake]) => stake?.split(' ')[0])).toEqual([
    '200.00',
    '1,200.00',
    '7,600.00',
    '48,000.00',
  ]);
  await type(user, words.fields.percent, '900');
  expect(screen.getByText(words.problems.never_profits)).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a chase is sent with the draws that were shown, and its line leaves the slip', async () => {
  const onTaken = vi.fn<() => void>();
  const user = await drawPlanner(undefined, onTaken);
  await type(user, words.fields.numeros, '3');
  await user.click(screen.getByRole('checkbox', { name: words.stopOnWin }));
  await user.click(screen.getByRole('button', { name: /^Start for .*600\.00/u }));
  await screen.findByText(words.begun);
  const [asked] = answers.asked('createChase');
  expect(asked?.body).toMatchObject({
    playType: 'DWD',
    numbers: '5|-|-|-|-',
    unitStake: 20_000n,
    prizeMode: 1900,
    stopOnWin: false,
    items: [1, 2, 3].map((at) => ({ issue: issueOf(at), multiple: 1 })),
  });
  expect(onTaken).toHaveBeenCalledOnce();
});

test('a chase without an answer is asked for again as it was, with the same id', async () => {
  const user = await drawPlanner();
  answers.fail('createChase');
  await user.click(screen.getByRole('button', { name: /^Start for/u }));
  await screen.findByText(words.checkingTitle);
  answers.give('createChase', RUNNING);
  await user.click(screen.getByRole('button', { name: betting.checkAgain }));
  await screen.findByText(words.begun);
  const [first, second] = answers.asked('createChase').map(({ body }) => body);
  expect(second).toEqual(first);
});

test('a refusal is told in the words of the server, and the plan stays', async () => {
  const user = await drawPlanner();
  answers.refuse('createChase', 'betting_stopped');
  await user.click(screen.getByRole('button', { name: /^Start for/u }));
  await screen.findByText(new RegExp(betting.nothingTaken, 'u'));
  expect(screen.getByRole('table')).toBeDefined();
});

test('who has too little is offered the deposit, and cannot begin', async () => {
  await drawPlanner('500.00');
  expect(screen.getByRole('button', { name: betting.deposit })).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Start for/u }).disabled).toBe(true);
});

test('a running chase is ended after it was asked, and its list shows what became of it', async () => {
  const user = await drawForMember(
    <QueryRoot>
      <Chases lottery={lotteryOf()} rules={rules} />
    </QueryRoot>,
  );
  await screen.findByText('1 of 3 draws played', { exact: false });
  const ended = chaseOf(itemsOf(['LOST', 'CANCELLED', 'CANCELLED']), 'ENDED');
  answers.give('cancelChase', ended).give('listChases', { list: [ended], total: 1, totalPages: 1 });
  await user.click(screen.getByRole('button', { name: words.end }));
  await screen.findByText(words.endAsk);
  await user.click(screen.getByRole('button', { name: words.end }));
  await screen.findByText(words.states.ENDED);
  expect(screen.getByText(words.refunded).parentElement?.textContent).toContain('400.00');
});

test('what a chase stakes moves the balance, and the list is read again', async () => {
  await drawForMember(
    <QueryRoot>
      <Chases lottery={lotteryOf()} rules={rules} />
    </QueryRoot>,
  );
  await screen.findByText(words.states.RUNNING);
  answers.give('listChases', { list: [], total: 0, totalPages: 0 });
  answers.tell({ type: 'balance-changed', sumBalance: '1.00', available: '1.00', held: '0.00' });
  await waitFor(() => expect(screen.queryByText(words.states.RUNNING)).toBeNull());
});
