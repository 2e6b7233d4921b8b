import type { sabong } from '@hintha/contract';
import { loadSabongMessages } from '@hintha/messages';
import { act, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Answers } from '../../../test/answers.ts';
import { drawForMember } from '../../../test/draw-for-member.tsx';
import { answerCalls, drawPart } from '../../../test/draw-part.tsx';
import { cardOf, fightOf, LIMITS } from '../../../test/sabong.ts';
import { useBalance } from '../../shared/balance.ts';
import { useModals } from '../../shared/modals.ts';
import { SabongPage } from './sabong-page.tsx';

const { betting, page, roads } = await loadSabongMessages('en');

/** The stream of an arena, told by the test. */
class Stream extends EventTarget {
  static last: Stream | undefined;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Stream.last = this;
  }
  close(): void {
    Stream.last = undefined;
  }
}

const tell = (fights: readonly sabong.FightView[]): void =>
  act(() => {
    const data = JSON.stringify({ now: Date.now(), fights });
    Stream.last?.dispatchEvent(new MessageEvent('message', { data }));
  });

const OPEN = fightOf({
  pools: {
    meron: { stake: '600000.00', bets: 12 },
    wala: { stake: '400000.00', bets: 9 },
    draw: { stake: '1000.00', bets: 1 },
  },
  dividends: { meron: '1.5833', wala: '2.3750' },
  net: '950000.00',
});

const SETTLED = {
  ...OPEN,
  state: 'SETTLED',
  isFinal: true,
  result: 'meron',
  settled: { paid: '949980.00', breakage: '20.00', at: Date.now() },
} as const;

const TAKEN = {
  id: '9',
  fightId: '1',
  arena: 'MANDALAY',
  arenaName: 'Mandalay ring',
  event: '20261127-1',
  number: 1,
  meron: 'Popa Grey',
  wala: 'Two Rivers',
  pick: 'meron',
  stake: '1000.00',
  placedAt: Date.now(),
  fightState: 'OPEN',
  result: null,
  cancelReason: null,
  dividend: '1.5833',
  state: 'OPEN',
  payout: '0.00',
} as const;

let answers: Answers;

const give = (fights: readonly sabong.FightView[]): Answers => {
  const card = cardOf(fights);
  return answers
    .give('listSabongArenas', { now: Date.now(), limits: LIMITS, arenas: [card.arena] })
    .give('readSabongCard', card);
};

beforeEach(() => {
  vi.stubGlobal('EventSource', Stream);
  answers = answerCalls()
    .give('listSabongResults', { list: [], total: 0, totalPages: 0 })
    .give('listSabongBets', { list: [], total: 0, totalPages: 0 })
    .give('readBalance', {
      sumBalance: '2000000.00',
      available: '2000000.00',
      held: '0.00',
      currency: 'MMK',
    });
});

const draw = () =>
  drawForMember(
    <MemoryRouter initialEntries={['/sv3']}>
      <SabongPage />
    </MemoryRouter>,
  );

/** The button that bets so much on a side; the currency stands before the amount. */
const sideButton = (amount: string, who: string) =>
  screen.findByRole('button', { name: new RegExp(`^Bet \\S*\\s?${amount} on ${who}$`, 'u') });

test('SPORTS-003 meron stands on the left and wala on the right, each with what it pays by the pools as they are', async () => {
  give([OPEN]);
  await draw();
  const fight = within(
    await screen
      .findByRole('heading', { name: 'Fight 1' })
      .then((head) => head.closest('section') ?? document.body),
  );
  expect(fight.getByText('158.33')).toBeDefined();
  expect(fight.getByText('237.50')).toBeDefined();
  expect(fight.getAllByText(/^(MERON|WALA|DRAW)$/u).map(({ textContent }) => textContent)).toEqual([
    'MERON',
    'DRAW',
    'WALA',
  ]);
  expect(fight.getByRole('img', { name: 'MERON 60%, WALA 40% of the stakes' })).toBeDefined();
  expect(fight.getByText(page.indicative)).toBeDefined();
  expect(Stream.last?.url).toBe('/lgw/sabong/stream?arena=MANDALAY');
});

test('an amount and a side are a bet, and what the stream tells stands at once', async () => {
  give([OPEN]).give('placeSabongBet', TAKEN);
  const user = await draw();
  await user.click(await screen.findByRole('button', { name: '1,000' }));
  await user.click(await sideButton('1,000.00', 'MERON'));
  expect(await screen.findByText(/^Bet placed: .*1,000\.00 on MERON\.$/u)).toBeDefined();
  expect(answers.asked('placeSabongBet')).toMatchObject([
    { body: { fightId: '1', pick: 'meron', stake: 100_000n } },
  ]);
  tell([{ ...OPEN, dividends: { meron: '1.6000', wala: '2.3000' } }]);
  expect(await screen.findByText('160.00')).toBeDefined();
  tell([{ ...OPEN, state: 'CLOSED', isFinal: true }]);
  expect(await screen.findByText(page.final)).toBeDefined();
  expect(screen.queryByRole('button', { name: '1,000' })).toBeNull();
});

test('what a bet would be paid moves with the pools', async () => {
  give([OPEN]).give('listSabongBets', { list: [TAKEN], total: 1, totalPages: 1 });
  await draw();
  expect(await screen.findByText(/potential payout .*1,583\.30/u)).toBeDefined();
  tell([{ ...OPEN, dividends: { meron: '1.6000', wala: '2.3000' } }]);
  expect(await screen.findByText(/potential payout .*1,600\.00/u)).toBeDefined();
});

test('a bet that is refused says why, and that nothing was taken', async () => {
  give([OPEN]).refuse('placeSabongBet', 'fight_closed');
  const user = await draw();
  await user.click(await screen.findByRole('button', { name: '5,000' }));
  await user.click(await sideButton('5,000.00', 'WALA'));
  expect((await screen.findByRole('alert')).textContent).toContain(betting.nothingTaken);
});

test('who has too little for the amount is offered the deposit, and cannot bet', async () => {
  give([OPEN]);
  const user = await draw();
  await user.type(await screen.findByLabelText(betting.otherAmount), '50000');
  await waitFor(() => expect(screen.queryByRole('button', { name: betting.deposit })).toBeNull());
  act(() => useBalance.setState({ available: '400.00' }));
  expect(screen.getByRole('button', { name: betting.deposit })).toBeDefined();
  expect(screen.getByText(/^You need .*49,600\.00 more/u)).toBeDefined();
  for (const button of screen.getAllByText(betting.bet)) expect(button).toHaveProperty('disabled', true);
});

test('without an amount nothing can be bet, and a draw takes no more than its limit', async () => {
  give([OPEN]);
  const user = await draw();
  await screen.findByRole('heading', { name: 'Fight 1' });
  const bets = () => screen.getAllByText(betting.bet).map((button) => (button as HTMLButtonElement).disabled);
  expect(bets()).toEqual([true, true, true]);
  await user.type(screen.getByLabelText(betting.otherAmount), '150000');
  expect(bets()).toEqual([false, true, false]);
});

test('a visitor sees everything and is asked to log in by the first bet', async () => {
  give([OPEN]);
  const user = await drawPart(
    <MemoryRouter initialEntries={['/sv3']}>
      <SabongPage />
    </MemoryRouter>,
  );
  await user.click(await screen.findByRole('button', { name: '1,000' }));
  await user.click(await sideButton('1,000.00', 'MERON'));
  expect(useModals.getState().open?.name).toBe('login');
  expect(answers.asked('placeSabongBet')).toEqual([]);
});

test('the roads have a summary, and are a list for whoever reads them so', async () => {
  give([
    { ...SETTLED, id: '1', number: 1 },
    { ...SETTLED, id: '2', number: 2, result: 'wala' },
    { ...SETTLED, id: '3', number: 3, result: 'draw' },
    fightOf({ id: '4', number: 4, state: 'CANCELLED', cancelReason: 'UNFIT' }),
    fightOf({ id: '5', number: 5 }),
  ]);
  const user = await draw();
  const summary = 'MERON 1, WALA 1, draws 1. Latest: M W D C.';
  expect(await screen.findByText(summary)).toBeDefined();
  expect(screen.getByRole('img', { name: `${roads.big}. ${summary}` })).toBeDefined();
  await user.click(screen.getByRole('button', { name: roads.asList }));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Fight 4Cancelled',
    'Fight 3DRAW',
    'Fight 2WALA',
    'Fight 1MERON',
  ]);
});

test('a dividend is worked out again on the device', async () => {
  give([fightOf({ id: '2', number: 2 })]).give('listSabongResults', {
    list: [SETTLED],
    total: 1,
    totalPages: 1,
  });
  const user = await draw();
  await user.click(await screen.findByText(roads.howWorkedOut));
  expect(screen.getByText(/1,000,000\.00$/u)).toBeDefined();
  expect(screen.getByText(/\s50,000\.00$/u)).toBeDefined();
  expect(screen.getByText(/\s20\.00$/u)).toBeDefined();
  await user.click(screen.getByRole('button', { name: roads.workOut }));
  expect(await screen.findByText(roads.workedOut)).toBeDefined();
});

test('a fight that does not count says why, and what was bet on it came back', async () => {
  give([fightOf({ state: 'CANCELLED', cancelReason: 'POOL_EMPTY', isFinal: true })]).give('listSabongBets', {
    list: [
      { ...TAKEN, fightState: 'CANCELLED', cancelReason: 'POOL_EMPTY', state: 'REFUNDED', payout: '1000.00' },
    ],
    total: 1,
    totalPages: 1,
  });
  const user = await draw();
  expect(await screen.findByText(page.reasons.POOL_EMPTY)).toBeDefined();
  expect(await screen.findByText(betting.states.REFUNDED)).toBeDefined();
  await user.click(screen.getByRole('tab', { name: betting.mine }));
  await waitFor(() => expect(screen.getAllByText(betting.states.REFUNDED)).toHaveLength(2));
});
