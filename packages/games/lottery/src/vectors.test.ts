import { parseAmount, type Money } from '@hintha/money';
import { expect, test } from 'vitest';
import { LOTTERY_RULES, readResult, scoreBet, type Result } from './index.ts';
import digitsAndBalls from './vectors/digits-and-balls.json' with { type: 'json' };
import lhc from './vectors/lhc.json' with { type: 'json' };
import vietnam from './vectors/vietnam.json' with { type: 'json' };

const amount = (text: string): Money => {
  const read = parseAmount(text);
  if (read === 'not_an_amount') throw new Error(`${text} is no amount`);
  return read;
};

const resultOf = (code: string, texts: readonly (readonly string[])[]): Result => {
  const rules = LOTTERY_RULES.get(code);
  const result = rules && readResult(rules, texts);
  if (result === undefined || result === 'result_malformed') throw new Error(`${code}: ${texts.join()}`);
  return result;
};

/** The vectors name three-digit and five-digit games by one word. */
const codeOf = (game: string, result: string): string =>
  game === 'LF' ? (result.split(',').length === 3 ? 'LF3' : 'LF5') : game;

test.each(digitsAndBalls)('$game $play $selection with $result pays $payout', (vector) => {
  const { game, play, selection, result, combos, prizeMode, moneyMode, multiple, stake, payout } = vector;
  const code = codeOf(game, result);
  const unitStake = (amount(String(200 * Number(moneyMode) * multiple)) / 100n) as Money;
  const scored = scoreBet(code, play, {
    selection,
    result: resultOf(code, [result.split(',')]),
    unitStake,
    prizeMode,
  });
  expect(scored).toMatchObject({ combinations: combos, stake: amount(stake), payout: amount(payout) });
});

const DRAWN = [['45', '26', '05', '07', '15', '03'], ['19'], ['HORSE']];
const WITH_49 = [['45', '26', '05', '07', '15', '03'], ['49'], ['HORSE']];

test.each(lhc)('LHC $play $selection pays $payout', (vector) => {
  const { play, selection, combos, stake, payout } = vector;
  const scored = scoreBet('LHC', play, {
    selection,
    result: resultOf('LHC', DRAWN),
    unitStake: amount('2'),
    prizeMode: 1900,
  });
  expect(scored).toMatchObject({ combinations: combos, stake: amount(stake), payout: amount(payout) });
});

test('LHC with 49 as the special ball gives the stake of two sides back', () => {
  const result = resultOf('LHC', WITH_49);
  for (const [play, selection] of [
    ['TM_DX', 'BIG'],
    ['TM_DS', 'ODD'],
    ['TM_HDS', 'EVEN'],
    ['TM_WDX', 'SMALL'],
  ] as const) {
    const scored = scoreBet('LHC', play, { selection, result, unitStake: amount('2'), prizeMode: 1900 });
    expect(scored).toMatchObject({ payout: amount('2') });
  }
});

test.each(vietnam.vectors)(
  '$region $play $selection pays $payout',
  ({ region, play, selection, points, stake, payout }) => {
    const code = region === 'MB' ? 'VN_MB' : 'VN_MN';
    const scored = scoreBet(code, play, {
      selection,
      result: resultOf(code, Object.values(region === 'MB' ? vietnam.MB : vietnam.MN)),
      unitStake: amount(String(vietnam.unit)),
      prizeMode: vietnam.prizeMode,
    });
    expect(scored).toMatchObject({ combinations: points, stake: amount(stake), payout: amount(payout) });
  },
);

const GLO = [['481236'], ['000', '111'], ['222', '333'], ['63']];

// The examples at the end of the rule book.
test.each([
  { code: 'MM2D', play: '2D', selection: '36', drawn: [['36']], unit: '1000', pays: '85000' },
  { code: 'MM2D', play: '2D', selection: '36,63', drawn: [['36']], unit: '1000', pays: '85000' },
  { code: 'MM3D', play: '3D', selection: '123', drawn: [['123']], unit: '1000', pays: '600000' },
  { code: 'MM3D', play: '3D', selection: '124', drawn: [['123']], unit: '1000', pays: '10000' },
  { code: 'MM3D', play: '3D', selection: '122', drawn: [['123']], unit: '1000', pays: '10000' },
  { code: 'MM3D', play: '3D', selection: '321', drawn: [['123']], unit: '1000', pays: '10000' },
  { code: 'MM3D', play: '3D', selection: '125', drawn: [['123']], unit: '1000', pays: '0' },
  { code: 'TH_GLO', play: 'TOP3', selection: '236', drawn: GLO, unit: '100', pays: '90000' },
  { code: 'TH_GLO', play: 'TOD3', selection: '623', drawn: GLO, unit: '100', pays: '15000' },
  { code: 'TH_GLO', play: 'TOP2', selection: '36', drawn: GLO, unit: '100', pays: '9000' },
  { code: 'TH_GLO', play: 'BOTTOM2', selection: '63', drawn: GLO, unit: '100', pays: '9000' },
  { code: 'TH_GLO', play: 'RUN_TOP', selection: '2', drawn: GLO, unit: '100', pays: '320' },
  { code: 'TH_GLO', play: 'RUN_BOTTOM', selection: '9', drawn: GLO, unit: '100', pays: '0' },
  { code: 'TH_GLO', play: 'FRONT3', selection: '111', drawn: GLO, unit: '100', pays: '45000' },
  { code: 'TH_GLO', play: 'BACK3', selection: '111', drawn: GLO, unit: '100', pays: '0' },
])('$code $play $selection pays $pays', ({ code, play, selection, drawn, unit, pays }) => {
  const bet = { selection, result: resultOf(code, drawn), unitStake: amount(unit), prizeMode: 1700 };
  expect(scoreBet(code, play, bet)).toMatchObject({ payout: amount(pays) });
});

test('rules and plays that nobody knows are told', () => {
  const bet = { selection: '1', result: [], unitStake: amount('1'), prizeMode: 1900 };
  expect(scoreBet('KENO', 'S5_ZX', bet)).toBe('rules_unknown');
  expect(scoreBet('SSC', 'S6_ZX', bet)).toBe('play_unknown');
  expect(scoreBet('SSC', 'S5_ZX', bet)).toBe('selection_malformed');
});
