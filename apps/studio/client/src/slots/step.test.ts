import { money } from '@hintha/money';
import { expect, test } from 'vitest';
import type { OpenedView, RoundView, SpinView } from '../../../src/wire.ts';
import { initialState, type AutoRules, type Context, type Effect, type Event, type State } from './state.ts';
import { step } from './step.ts';

const spinView = (fields: Partial<SpinView> = {}): SpinView => ({
  free: false,
  stops: [0, 0, 0, 0, 0],
  window: Array.from({ length: 5 }, () => ['A', 'K', 'Q']),
  lineWins: [],
  scatters: { count: 0, coins: 0 },
  coins: 0,
  multiplier: 1,
  awardedFreeGames: 0,
  ...fields,
});

const roundView = (fields: Partial<RoundView> = {}, spins: SpinView[] = [spinView()]): RoundView => ({
  id: 'r1',
  nonce: 0,
  coinValue: '1.00',
  stake: '25.00',
  win: '0.00',
  balance: '975.00',
  state: 'settled',
  playedAt: 0,
  outcome: { spins, totalCoins: spins.reduce((sum, { coins }) => sum + coins, 0), capped: false },
  ...fields,
});

const lostRound = roundView();
const wonRound = roundView({ win: '40.00', balance: '1015.00' }, [spinView({ coins: 40 })]);
const freeRound = roundView({ id: 'f1', win: '80.00', balance: '1055.00' }, [
  spinView({ coins: 50, awardedFreeGames: 2 }),
  spinView({ free: true, multiplier: 3 }),
  spinView({ free: true, multiplier: 3, coins: 30, awardedFreeGames: 1 }),
  spinView({ free: true, multiplier: 3 }),
]);
const pendingRound = roundView({ state: 'pending', balance: null, outcome: null });

const opened = (fields: Partial<OpenedView> = {}): OpenedView => ({
  token: 't',
  game: {
    code: 'bagan-temple',
    title: 'Bagan Temple',
    name: 'Bagan Temple',
    model: 'G2',
    palette: 'saffron',
    coinValues: ['1.00', '2.00', '5.00'],
    coinsPerBet: 25,
    lines: [[1, 1, 1, 1, 1]],
    strips: [],
    paytable: {},
    scatterPays: {},
    freeGames: {},
    freeMultiplier: 3,
    maxWinTimesBet: 5000,
    returnToPlayer: '96.0046',
  },
  player: { nickname: 'ko', demo: false },
  currency: { code: 'MMK', symbol: 'Ks' },
  language: 'en',
  balance: '1000.00',
  returnUrl: null,
  fairness: { commitment: '', clientSeed: '', nextNonce: 0 },
  unseen: null,
  profile: { autoplay: true, minCycleMs: 0 },
  ...fields,
});

/** Plays events one after another and keeps what they led to. */
const table = (fields: Partial<OpenedView> = {}) => {
  const facts = opened(fields);
  let state: State = initialState(facts, null);
  let effects: readonly Effect[] = [];
  let now = 0;
  let requests = 0;
  const send = (event: Event): readonly Effect[] => {
    requests += 1;
    const context: Context = { now, requestId: `request-${requests}` };
    ({ state, effects } = step(state, event, context));
    return effects;
  };
  return {
    send,
    state: () => state,
    phase: () => state.phase.name,
    pass: (ms: number) => {
      now += ms;
    },
    /** Ends beats until the round is over; gives their kinds in order. */
    watch: (): string[] => {
      const kinds: string[] = [];
      while (state.phase.name === 'showing') {
        kinds.push(state.phase.beats[state.phase.at]?.kind ?? '');
        send({ type: 'beat-ended', at: state.phase.at });
      }
      return kinds;
    },
    dos: () => effects.map((effect) => effect.do),
  };
};

const asked = (effects: readonly Effect[]) => {
  const found = effects.find((effect) => effect.do === 'ask');
  return found?.do === 'ask' ? found.bet : null;
};

test('a spin rolls the reels and asks the studio once, with a request id of its own', () => {
  const play = table();
  const effects = play.send({ type: 'spin-pressed' });
  expect(asked(effects)).toEqual({ requestId: 'request-1', coinValue: '1.00' });
  expect(play.dos()).toEqual(['roll', 'ask', 'wait']);
  expect(play.phase()).toBe('asking');
});

test('a round without a win is spun and over', () => {
  const play = table();
  play.send({ type: 'spin-pressed' });
  play.send({ type: 'answered', round: lostRound });
  expect(play.watch()).toEqual(['spin']);
  expect(play.phase()).toBe('idle');
  expect(play.state().result).toEqual({ roundId: 'r1', win: 0n, isWin: false, capped: false });
  expect(play.state().net).toBe(-2500n);
});

test('a win is shown after its reels, and told to the studio as seen', () => {
  const play = table();
  play.send({ type: 'spin-pressed' });
  play.send({ type: 'answered', round: wonRound });
  expect(play.watch()).toEqual(['spin', 'wins']);
  expect(play.dos()).toEqual(['mark-seen']);
  expect(play.state().result?.isWin).toBe(true);
});

test('the balance does not give the win away before the reels have stopped', () => {
  const play = table();
  play.send({ type: 'spin-pressed' });
  play.send({ type: 'answered', round: wonRound });
  expect(play.state().balance).toBe(97_500n);
  play.watch();
  expect(play.state().balance).toBe(101_500n);
});

test('a return of no more than the stake is not a win', () => {
  const play = table();
  play.send({ type: 'spin-pressed' });
  play.send({
    type: 'answered',
    round: roundView({ win: '25.00', balance: '1000.00' }, [spinView({ coins: 25 })]),
  });
  play.watch();
  expect(play.state().result?.isWin).toBe(false);
});

test('pressing spin while a round is shown hurries it and places no bet', () => {
  const play = table();
  play.send({ type: 'spin-pressed' });
  play.send({ type: 'answered', round: wonRound });
  play.send({ type: 'spin-pressed' });
  expect(play.dos()).toEqual(['hurry']);
});

test('pressing spin while the studio is asked places no second bet', () => {
  const play = table();
  play.send({ type: 'spin-pressed' });
  expect(play.send({ type: 'spin-pressed' })).toEqual([]);
});

test('free games are announced, played in order, prolonged and summed up', () => {
  const play = table();
  play.send({ type: 'spin-pressed' });
  play.send({ type: 'answered', round: freeRound });
  expect(play.watch()).toEqual([
    'spin',
    'wins',
    'intro',
    'spin',
    'spin',
    'wins',
    'retrigger',
    'spin',
    'summary',
  ]);
  expect(play.state().net).toBe(5500n);
});

test('a beat that has ended already is not ended twice', () => {
  const play = table();
  play.send({ type: 'spin-pressed' });
  play.send({ type: 'answered', round: wonRound });
  play.send({ type: 'beat-ended', at: 0 });
  expect(play.send({ type: 'beat-ended', at: 0 })).toEqual([]);
  expect(play.phase()).toBe('showing');
});

test('a refused bet brings the reels back and says why', () => {
  const play = table();
  play.send({ type: 'spin-pressed' });
  play.send({ type: 'refused', code: 'insufficient_funds', balance: '3.00' });
  expect(play.dos()).toEqual(['settle']);
  expect(play.state()).toMatchObject({
    notice: 'insufficient_funds',
    balance: 300n,
    phase: { name: 'idle' },
  });
});

test('an ended session ends the game for good', () => {
  const play = table();
  play.send({ type: 'spin-pressed' });
  play.send({ type: 'refused', code: 'session_ended', balance: null });
  expect(play.state().phase).toEqual({ name: 'ended', code: 'session_ended' });
  expect(play.send({ type: 'spin-pressed' })).toEqual([]);
});

test('a bet without an answer is asked after with the same request id, never placed anew', () => {
  const play = table();
  const bet = asked(play.send({ type: 'spin-pressed' }));
  play.send({ type: 'unanswered' });
  expect(play.dos()).toEqual(['settle', 'wait']);
  expect(play.send({ type: 'spin-pressed' })).toEqual([]);
  expect(asked(play.send({ type: 'waited' }))).toEqual(bet);
  play.send({ type: 'refused', code: 'operator_unreachable', balance: null });
  expect(asked(play.send({ type: 'waited' }))).toEqual(bet);
  play.send({ type: 'answered', round: wonRound });
  play.watch();
  expect(play.state().net).toBe(1500n);
});

test('a fault of the studio is asked after, and given up when it persists', () => {
  const play = table();
  const bet = asked(play.send({ type: 'spin-pressed' }));
  for (let i = 0; i < 4; i += 1) {
    play.send({ type: 'refused', code: 'unknown_error', balance: null });
    expect(asked(play.send({ type: 'waited' }))).toEqual(bet);
  }
  play.send({ type: 'refused', code: 'unknown_error', balance: null });
  expect(play.state()).toMatchObject({ notice: 'unknown_error', phase: { name: 'idle' } });
});

test('a pending round is polled until it is decided, then shown', () => {
  const play = table();
  play.send({ type: 'spin-pressed' });
  play.send({ type: 'answered', round: pendingRound });
  expect(play.phase()).toBe('checking');
  expect(play.send({ type: 'waited' })).toEqual([{ do: 'poll', id: 'r1' }]);
  play.send({ type: 'answered', round: pendingRound });
  expect(play.send({ type: 'waited' })).toEqual([{ do: 'poll', id: 'r1' }]);
  play.send({ type: 'answered', round: lostRound });
  expect(play.watch()).toEqual(['spin']);
});

test('it is asked after less often the longer it takes', () => {
  const play = table();
  play.send({ type: 'spin-pressed' });
  const waits = Array.from({ length: 5 }, () => {
    const wait = play.send({ type: 'unanswered' }).find((effect) => effect.do === 'wait');
    return wait?.do === 'wait' ? wait.ms : 0;
  });
  expect(waits).toEqual([1000, 2000, 4000, 5000, 5000]);
});

test('a pending round that comes to nothing costs nothing', () => {
  for (const state of ['refused', 'refunded'] as const) {
    const play = table();
    play.send({ type: 'spin-pressed' });
    play.send({ type: 'answered', round: pendingRound });
    play.send({ type: 'answered', round: roundView({ state, outcome: null, balance: '1000.00' }) });
    expect(play.state()).toMatchObject({
      notice: state,
      net: 0n,
      balance: 100_000n,
      phase: { name: 'idle' },
    });
  }
});

test('a pending round refused for a reason says the reason', () => {
  const play = table();
  play.send({ type: 'spin-pressed' });
  play.send({ type: 'answered', round: pendingRound });
  const refused = roundView({ state: 'refused', reason: 'limit_reached', outcome: null, balance: null });
  play.send({ type: 'answered', round: refused });
  expect(play.state().notice).toBe('limit_reached');
});

test('an open round in the way is looked for in the history and waited for', () => {
  const play = table();
  play.send({ type: 'spin-pressed' });
  play.send({ type: 'refused', code: 'round_open', balance: null });
  expect(play.send({ type: 'waited' })).toEqual([{ do: 'find-open' }]);
  play.send({ type: 'found', round: pendingRound });
  expect(play.send({ type: 'waited' })).toEqual([{ do: 'poll', id: 'r1' }]);
});

test('when the history knows no open round any more, play goes on', () => {
  const play = table();
  play.send({ type: 'spin-pressed' });
  play.send({ type: 'refused', code: 'round_open', balance: null });
  play.send({ type: 'found', round: null });
  expect(play.state()).toMatchObject({ notice: 'round_open', phase: { name: 'idle' } });
});

test('an unseen round is shown again on opening, stakes nothing, and is then told as seen', () => {
  const play = table({ unseen: freeRound, balance: '1055.00' });
  play.send({ type: 'opened', unseen: freeRound });
  expect(play.dos()).toEqual(['play']);
  expect(play.state().notice).toBe('resumed');
  expect(play.watch().at(-1)).toBe('summary');
  expect(play.send({ type: 'spin-pressed' }).length).toBeGreaterThan(0);
  expect(play.state()).toMatchObject({ net: 0n, balance: 105_500n, notice: null });
});

test('an unseen round that is still pending is asked after', () => {
  const play = table({ unseen: pendingRound });
  play.send({ type: 'opened', unseen: pendingRound });
  expect(play.dos()).toEqual(['poll']);
  play.send({ type: 'answered', round: wonRound });
  play.watch();
  expect(play.state().net).toBe(0n);
});

test('the least time between two rounds is kept', () => {
  const play = table({ profile: { autoplay: true, minCycleMs: 2500 } });
  play.send({ type: 'spin-pressed' });
  play.send({ type: 'answered', round: lostRound });
  play.watch();
  play.pass(1000);
  expect(play.send({ type: 'spin-pressed' })).toEqual([{ do: 'wait', ms: 1500 }]);
  expect(play.phase()).toBe('holding');
  play.pass(1500);
  play.send({ type: 'waited' });
  expect(play.phase()).toBe('asking');
});

test('a studio that finds it too fast is asked again a little later', () => {
  const play = table();
  play.send({ type: 'spin-pressed' });
  play.send({ type: 'refused', code: 'too_fast', balance: null });
  expect(play.dos()).toEqual(['settle', 'wait']);
  play.pass(1000);
  play.send({ type: 'waited' });
  expect(play.phase()).toBe('asking');
});

test('the coin cannot be changed while a round is in progress', () => {
  const play = table();
  play.send({ type: 'coin-chosen', coin: 2 });
  play.send({ type: 'spin-pressed' });
  play.send({ type: 'coin-chosen', coin: 0 });
  play.send({ type: 'coin-chosen', coin: 3 });
  expect(play.state().coin).toBe(2);
});

const RULES: AutoRules = { games: 3, winAtLeast: null, balanceBelow: null, onFreeGames: false };

const playAuto = (rules: AutoRules, round: RoundView) => {
  const play = table();
  play.send({ type: 'auto-started', rules });
  let rounds = 0;
  while (play.phase() === 'asking') {
    rounds += 1;
    play.send({ type: 'answered', round });
    play.watch();
  }
  return { rounds, auto: play.state().auto };
};

test('an automatic run plays as many games as were asked for', () => {
  expect(playAuto(RULES, lostRound)).toEqual({ rounds: 3, auto: null });
});

test('an automatic run stops at each of its conditions', () => {
  expect(playAuto({ ...RULES, winAtLeast: money(4000n) }, wonRound).rounds).toBe(1);
  expect(playAuto({ ...RULES, winAtLeast: money(4001n) }, wonRound).rounds).toBe(3);
  expect(playAuto({ ...RULES, balanceBelow: money(97_501n) }, lostRound).rounds).toBe(1);
  expect(playAuto({ ...RULES, balanceBelow: money(97_500n) }, lostRound).rounds).toBe(3);
  expect(playAuto({ ...RULES, onFreeGames: true }, freeRound).rounds).toBe(1);
});

test('the player stops an automatic run at any moment, and the round in progress is finished', () => {
  const play = table();
  play.send({ type: 'auto-started', rules: RULES });
  play.send({ type: 'auto-stopped' });
  play.send({ type: 'answered', round: lostRound });
  play.watch();
  expect(play.phase()).toBe('idle');
});

test('trouble of any kind stops an automatic run', () => {
  const events: Event[] = [
    { type: 'unanswered' },
    { type: 'refused', code: 'insufficient_funds', balance: null },
    { type: 'refused', code: 'limit_reached', balance: null },
    { type: 'answered', round: pendingRound },
  ];
  for (const event of events) {
    const play = table();
    play.send({ type: 'auto-started', rules: RULES });
    play.send(event);
    expect(play.state().auto).toBeNull();
  }
});

test('without a line no bet is placed and none is changed, until the line is back', () => {
  const play = table();
  play.send({ type: 'line-changed', online: false });
  expect(play.send({ type: 'spin-pressed' })).toEqual([]);
  expect(play.send({ type: 'auto-started', rules: RULES })).toEqual([]);
  play.send({ type: 'coin-chosen', coin: 1 });
  expect(play.state()).toMatchObject({ line: 'gone', coin: 0, auto: null, phase: { name: 'idle' } });
  play.send({ type: 'line-changed', online: true });
  expect(play.state().line).toBe('back');
  play.send({ type: 'spin-pressed' });
  expect(play.state()).toMatchObject({ line: 'up', phase: { name: 'asking' } });
});

test('a line that was never gone is not told to be back', () => {
  const play = table();
  play.send({ type: 'line-changed', online: true });
  expect(play.state().line).toBe('up');
});

test('when the line goes, an automatic run stops and the round that is known is shown to its end', () => {
  const play = table();
  play.send({ type: 'auto-started', rules: RULES });
  play.send({ type: 'answered', round: wonRound });
  play.send({ type: 'line-changed', online: false });
  expect(play.state().auto).toBeNull();
  expect(play.send({ type: 'spin-pressed' })).toEqual([{ do: 'hurry' }]);
  expect(play.watch()).toEqual(['spin', 'wins']);
  expect(play.dos()).toEqual(['mark-seen']);
  expect(play.phase()).toBe('idle');
});

test('a spin that waits for its time is given up when the line goes, also when it began to wait without one', () => {
  const play = table({ profile: { autoplay: true, minCycleMs: 2500 } });
  play.send({ type: 'spin-pressed' });
  play.send({ type: 'answered', round: lostRound });
  play.watch();
  play.send({ type: 'spin-pressed' });
  play.send({ type: 'line-changed', online: false });
  expect(play.phase()).toBe('idle');

  const late = table();
  late.send({ type: 'spin-pressed' });
  late.send({ type: 'line-changed', online: false });
  late.send({ type: 'refused', code: 'too_fast', balance: null });
  late.pass(1000);
  expect(late.send({ type: 'waited' })).toEqual([]);
  expect(late.phase()).toBe('idle');
});

test('a bet whose answer was lost with the line is asked after as ever', () => {
  const play = table();
  const bet = asked(play.send({ type: 'spin-pressed' }));
  play.send({ type: 'line-changed', online: false });
  play.send({ type: 'unanswered' });
  expect(asked(play.send({ type: 'waited' }))).toEqual(bet);
  play.send({ type: 'line-changed', online: true });
  expect(play.phase()).toBe('checking');
  play.send({ type: 'answered', round: lostRound });
  expect(play.watch()).toEqual(['spin']);
});

test('where the jurisdiction forbids it, no automatic run starts', () => {
  const play = table({ profile: { autoplay: false, minCycleMs: 0 } });
  expect(play.send({ type: 'auto-started', rules: RULES })).toEqual([]);
  expect(play.phase()).toBe('idle');
});
