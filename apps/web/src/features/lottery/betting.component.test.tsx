import { LOTTERY_RULES } from '@hintha/lottery';
import { loadLotteryMessages } from '@hintha/messages';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../test/answers.ts';
import { drawForMember } from '../../../test/draw-for-member.tsx';
import { answerCalls } from '../../../test/draw-part.tsx';
import { QueryRoot } from '../../shared/queries.tsx';
import { Betting } from './betting.tsx';
import type { Lottery } from './game/use-lottery.ts';

const { betting: words } = await loadLotteryMessages('en');
const HOUR_MS = 3_600_000;

const numeroOf = (issue: string, closesInMs: number) => ({
  gameCode: 'MM2D',
  issue,
  movedTo: null,
  openTime: Date.now() - HOUR_MS,
  closeTime: Date.now() + closesInMs,
  drawTime: Date.parse(issue.endsWith('-01') ? '2026-11-26T12:01+06:30' : '2026-11-26T16:30+06:30'),
});

const game = {
  gameCode: 'MM2D',
  vendor: 'TCG_SEA',
  name: 'Myanmar 2D',
  rules: 'MM2D',
  image: 'LF',
  prizeMode: 'SEA',
  isFirstParty: false,
  isInstant: false,
} as const;

const lotteryOf = (closesInMs = HOUR_MS): Lottery => ({
  game,
  now: Date.now(),
  numero: numeroOf('20261126-01', closesInMs),
  ahead: [numeroOf('20261126-02', 4 * HOUR_MS)],
  last: null,
  modes: { least: 1700, most: 1900, own: 1900 },
  limits: {
    baseUnit: '100.00',
    leastOrder: '100.00',
    mostPayout: '100000000.00',
    mostPayoutInNumero: '200000000.00',
    mostBets: 100,
  },
  playTypes: ['2D'],
});

const PLACED = {
  id: '7',
  gameCode: 'MM2D',
  gameName: 'Myanmar 2D',
  issue: '20261126-01',
  movedTo: null,
  stake: '2000.00',
  payout: '0.00',
  placedAt: 0,
  closeTime: 0,
  drawTime: 0,
  cancellableUntil: null,
  result: null,
  bets: [],
};

let answers: Answers;
beforeEach(() => {
  answers = answerCalls()
    .give('readLotteryMenus', { now: Date.now(), menus: [] })
    .give('readNumberLimits', {
      limit: '5000000.00',
      limits: [{ digits: 2, limit: '5000000.00' }],
      numbers: [
        { number: '05', remaining: '2500000.00', isBlocked: false },
        { number: '07', remaining: '5000000.00', isBlocked: true },
      ],
    })
    .give('listGames', { games: [], total: 0, totalPages: 0 })
    .give('listLotteryOrders', { list: [], total: 0, totalPages: 0 })
    .give('readBalance', {
      sumBalance: '2000000.00',
      available: '2000000.00',
      held: '0.00',
      currency: 'MMK',
    });
});

const draw = async (lottery: Lottery, available?: string, search = ''): Promise<UserEvent> => {
  const rules = LOTTERY_RULES.get('MM2D');
  if (rules === undefined) throw new Error('no rules');
  return drawForMember(
    <MemoryRouter initialEntries={[`/lottery${search}`]}>
      <QueryRoot>
        <Betting lottery={lottery} rules={rules} askedPlay="" />
      </QueryRoot>
    </MemoryRouter>,
    available,
  );
};

const press = async (user: UserEvent, name: string | RegExp): Promise<void> =>
  user.click(await screen.findByRole('button', { name }));

test('LOTTERY-001 numbers and a set are picked, and what they cost and pay is said', async () => {
  const user = await draw(lotteryOf());
  await press(user, '16');
  expect(screen.getByText(/1 × Ks?.*1,000\.00/u)).toBeDefined();
  await press(user, words.sets.R);
  expect(screen.getByRole('button', { name: '61' }).getAttribute('aria-pressed')).toBe('true');
  await press(user, words.sets.DOUBLE);
  expect(screen.getByText(/12 × /u)).toBeDefined();
  expect(screen.getByText(/95,000\.00/u)).toBeDefined();
  await press(user, words.sets.DOUBLE);
  expect(screen.getByText(/2 × /u)).toBeDefined();
});

test('a bet is repeated in words, sent once, and its receipt offers it again', async () => {
  const user = await draw(lotteryOf());
  answers.give('placeLotteryOrder', PLACED);
  await press(user, '16');
  await press(user, '61');
  await press(user, /^Bet .*2,000\.00/u);
  const slip = await screen.findByText(words.confirmTitle);
  expect(slip).toBeDefined();
  expect(screen.getByText(/2D: 16 61/u)).toBeDefined();
  const [confirm] = screen.getAllByRole('button', { name: /^Bet .*2,000\.00/u });
  if (confirm === undefined) throw new Error('nothing to confirm');
  await user.click(confirm);
  await screen.findByText(words.placedTitle);
  expect(answers.asked('placeLotteryOrder')).toHaveLength(1);
  await press(user, words.betAgain);
  expect(screen.getByText('16 61')).toBeDefined();
});

test('a bet without an answer is said to be checked, and asked for again with the same id', async () => {
  const user = await draw(lotteryOf());
  answers.fail('placeLotteryOrder');
  await press(user, '16');
  await press(user, /^Bet .*1,000\.00/u);
  const [confirm] = await screen.findAllByRole('button', { name: /^Bet .*1,000\.00/u });
  if (confirm === undefined) throw new Error('nothing to confirm');
  await user.click(confirm);
  await screen.findByText(words.checkingTitle);
  answers.give('placeLotteryOrder', PLACED);
  await press(user, words.checkAgain);
  await screen.findByText(words.placedTitle);
  const ids = answers.asked('placeLotteryOrder').map(({ body }) => (body as { requestId: string }).requestId);
  expect(new Set(ids).size).toBe(1);
});

test('who has too little is offered the deposit in the slip, and cannot bet', async () => {
  const user = await draw(lotteryOf(), '400.00');
  await press(user, '16');
  await press(user, words.add);
  expect(await screen.findByText(/600\.00/u)).toBeDefined();
  expect(screen.getByRole('button', { name: words.deposit })).toBeDefined();
});

test('a slip whose draw closes does not move by itself; the next draw is offered', async () => {
  const user = await draw(lotteryOf(2500));
  await press(user, '16');
  await press(user, words.add);
  const notice = await screen.findByText(/has closed/u, {}, { timeout: 8000 });
  expect(notice).toBeDefined();
  await press(user, /26\/11 4:30 PM$/u);
  await waitFor(() => expect(screen.queryByText(/has closed/u)).toBeNull());
  const slip = screen.getByRole('complementary');
  expect(within(slip).getByText(/4:30 PM/u)).toBeDefined();
}, 15_000);

test('a draw that was moved is called by the day on which it is drawn, and says so', async () => {
  const lottery = lotteryOf();
  const moved = {
    ...numeroOf('20261126-01', HOUR_MS),
    movedTo: '2026-11-27',
    drawTime: Date.parse('2026-11-27T12:01+06:30'),
  };
  const user = await draw({ ...lottery, numero: moved });
  expect(screen.getAllByText('27/11 12:01 PM (moved)')).toHaveLength(2);
  expect(screen.queryByText(/26\/11 12:01 PM/u)).toBeNull();
  await press(user, '16');
  await press(user, words.add);
  const slip = within(screen.getByRole('complementary'));
  expect(slip.getByText(/27\/11 12:01 PM \(moved\)/u)).toBeDefined();
});

test('what was put together is there again after a reload', async () => {
  const user = await draw(lotteryOf());
  await press(user, '16');
  await press(user, words.add);
  await press(user, '47');
  const kept = JSON.parse(localStorage.getItem('lotteryDraft_thiri_MM2D') ?? '{}') as {
    lines: { numbers: string }[];
    picked: { parts: number[][] };
  };
  expect(kept.lines.map(({ numbers }) => numbers)).toEqual(['16']);
  expect(kept.picked.parts).toEqual([[47]]);
});

test('a number that is closed cannot be picked, and how much the others have taken is seen', async () => {
  await draw(lotteryOf());
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '07' }).disabled).toBe(true),
  );
  const half = screen.getByRole<HTMLButtonElement>('button', { name: '05' });
  expect(half.disabled).toBe(false);
  expect(half.querySelector('span')?.style.inlineSize).toBe('50%');
});

test('of a picked number that others have bet on it is told how much it takes yet', async () => {
  const user = await draw(lotteryOf());
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '05' }).querySelector('span')).not.toBeNull(),
  );
  expect(screen.queryByRole('list', { name: words.leftTitle })).toBeNull();
  await press(user, '05');
  await press(user, '16');
  const left = within(screen.getByRole('list', { name: words.leftTitle }));
  expect(left.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^05: Ks.2,500,000\.00 left$/u),
  ]);
});

test('a bet that the address brings along is on the slip once, for the draw that it names', async () => {
  const line = 'line=0c6f4f2a-5a0a-4c51-8a3e-0d6b2f1f6a11';
  const search = `?gameCode=MM2D&vendor=TCG_SEA&playType=2D&issue=20261126-02&numbers=36&amount=2000&${line}`;
  const lottery = lotteryOf();
  const [evening] = lottery.ahead;
  const open = evening === undefined ? lottery : { ...lottery, ahead: [{ ...evening, openTime: 0 }] };
  await draw(open, undefined, search);
  const slip = within(screen.getByRole('complementary', { name: words.slip.replace('{{count}}', '1') }));
  expect(slip.getByText(/26\/11 4:30 PM/u)).toBeDefined();
  cleanup();
  await draw(open, undefined, search);
  expect(screen.getByRole('complementary', { name: words.slip.replace('{{count}}', '1') })).toBeDefined();
});
