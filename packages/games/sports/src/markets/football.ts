import { scoreHandicap, scoreTotal } from '../line.ts';
import { LOSE, type Outcome, PUSH, WIN } from '../outcome.ts';
import type { FootballResult } from './football-result.ts';
import {
  leaderOf,
  leadOf,
  type Market,
  type MarketBet,
  type Score,
  scoresFrom,
  type Side,
  totalOf,
} from './market.ts';

type FootballMarket = Market<FootballResult>;

const wins = (isWon: boolean): Outcome => (isWon ? WIN : LOSE);

/** A market without a line, of whose picks exactly one wins. */
const chooseOne = (
  code: string,
  picks: readonly string[],
  winnerOf: (result: FootballResult) => string,
): FootballMarket => ({
  code,
  line: 'none',
  picks,
  outcome: ({ pick }, result) => (picks.includes(pick) ? wins(winnerOf(result) === pick) : undefined),
});

const RESULT = { home: '1', draw: 'X', away: '2' } as const;
const resultOf = (score: Score): string => RESULT[leaderOf(score)];

const isSide = (pick: string): pick is Side => pick === 'home' || pick === 'away';

const doubleChance: FootballMarket = {
  code: 'double_chance',
  line: 'none',
  picks: ['1X', '12', 'X2'],
  outcome: ({ pick }, { fullTime }) =>
    doubleChance.picks.includes(pick) ? wins(pick.includes(resultOf(fullTime))) : undefined,
};

const drawNoBet: FootballMarket = {
  code: 'draw_no_bet',
  line: 'none',
  picks: ['1', '2'],
  outcome: ({ pick }, { fullTime }) => {
    if (!drawNoBet.picks.includes(pick)) return undefined;
    return leaderOf(fullTime) === 'draw' ? PUSH : wins(resultOf(fullTime) === pick);
  },
};

/** Over the goals of a part of the match. In play a handicap counts what is scored after the bet, a total everything. */
const handicapOver = (code: string, scoreOf: (result: FootballResult) => Score): FootballMarket => ({
  code,
  line: 'handicap',
  picks: ['home', 'away'],
  countsFromBet: true,
  outcome: ({ pick, line, scoreAtBet }, result) =>
    isSide(pick) && line !== undefined
      ? scoreHandicap(line, leadOf(pick, scoresFrom(scoreOf(result), scoreAtBet)))
      : undefined,
});

const totalOver = (code: string, scoreOf: (result: FootballResult) => Score): FootballMarket => ({
  code,
  line: 'total',
  picks: ['over', 'under'],
  outcome: ({ pick, line }: MarketBet, result) =>
    (pick === 'over' || pick === 'under') && line !== undefined
      ? scoreTotal(line, pick, totalOf(scoreOf(result)))
      : undefined,
});

/** Scores of up to four goals a side have a pick each, all others one together. */
const MOST_NAMED = 4;
const OTHER_SCORE = 'other';
const COUNTS = Array.from({ length: MOST_NAMED + 1 }, (_, goals) => goals);
const SCORES = COUNTS.flatMap((home) => COUNTS.map((away) => `${home}-${away}`));

const nameScore = ({ home, away }: Score): string =>
  Math.max(home, away) > MOST_NAMED ? OTHER_SCORE : `${home}-${away}`;

const ENDS = ['1', 'X', '2'] as const;

const BANDS = [
  ['0-1', 1],
  ['2-3', 3],
  ['4-6', 6],
] as const;
const MOST_BAND = '7+';

const bandOf = (goals: number): string => BANDS.find(([, most]) => goals <= most)?.[0] ?? MOST_BAND;

const fullTimeOf = ({ fullTime }: FootballResult): Score => fullTime;
const halfTimeOf = ({ halfTime }: FootballResult): Score => halfTime;

/** What the operator offers on football: 90 minutes and stoppage time unless the name says otherwise. */
export const FOOTBALL_MARKETS: readonly FootballMarket[] = [
  chooseOne('1x2', ENDS, ({ fullTime }) => resultOf(fullTime)),
  handicapOver('asian_handicap', fullTimeOf),
  totalOver('over_under', fullTimeOf),
  doubleChance,
  drawNoBet,
  chooseOne('both_to_score', ['yes', 'no'], ({ fullTime }) =>
    fullTime.home > 0 && fullTime.away > 0 ? 'yes' : 'no',
  ),
  chooseOne('correct_score', [...SCORES, OTHER_SCORE], ({ fullTime }) => nameScore(fullTime)),
  chooseOne(
    'half_time_full_time',
    ENDS.flatMap((half) => ENDS.map((full) => `${half}/${full}`)),
    ({ halfTime, fullTime }) => `${resultOf(halfTime)}/${resultOf(fullTime)}`,
  ),
  chooseOne('odd_even', ['odd', 'even'], ({ fullTime }) => (totalOf(fullTime) % 2 === 1 ? 'odd' : 'even')),
  chooseOne('total_goals', [...BANDS.map(([band]) => band), MOST_BAND], ({ fullTime }) =>
    bandOf(totalOf(fullTime)),
  ),
  chooseOne('first_goal', ['home', 'none', 'away'], ({ firstGoal }) => firstGoal ?? 'none'),
  chooseOne('last_goal', ['home', 'none', 'away'], ({ lastGoal }) => lastGoal ?? 'none'),
  chooseOne('first_half_1x2', ENDS, ({ halfTime }) => resultOf(halfTime)),
  handicapOver('first_half_asian_handicap', halfTimeOf),
  totalOver('first_half_over_under', halfTimeOf),
];
