import { scoreHandicap, scoreTotal, type TotalPick } from '../line.ts';
import { LOSE, type Outcome, PUSH, WIN } from '../outcome.ts';
import { leadOf, type Market, type Score, scoresFrom, type Side, totalOf } from './market.ts';

/** One map of a match; what is null was not played, not counted or does not exist in the game. */
export interface MapResult {
  readonly winner: Side | null;
  /** False of a map that was given to a side without being played. */
  readonly isPlayed: boolean;
  readonly kills: Score | null;
  readonly firstBlood: Side | null;
  readonly firstObjective: Side | null;
  readonly pistolRound: Side | null;
}

/** A match of esports as its organiser has it. */
export interface EsportsResult {
  /** So many maps at most were to be played when bets were taken, and in the end. */
  readonly offeredBestOf: number;
  readonly bestOf: number;
  /** Null where no result stands: the match was not played. */
  readonly winner: Side | null;
  /** In their order, those that were given to a side among them. */
  readonly maps: readonly MapResult[];
}

type EsportsMarket = Market<EsportsResult>;

const MOST_MAPS = 7;
const wins = (isWon: boolean): Outcome => (isWon ? WIN : LOSE);
const isSide = (pick: string): pick is Side => pick === 'home' || pick === 'away';
const isTotal = (pick: string): pick is TotalPick => pick === 'over' || pick === 'under';
const SIDES = ['home', 'away'] as const;

export const mapsWon = ({ maps }: EsportsResult): Score => ({
  home: maps.filter(({ winner }) => winner === 'home').length,
  away: maps.filter(({ winner }) => winner === 'away').length,
});

/** Given to a side before anything was played, which leaves nothing of the match to bet on. */
const wasGiven = ({ winner, maps }: EsportsResult): boolean =>
  winner === null || !(maps[0]?.isPlayed ?? false);

const countsMaps = (result: EsportsResult): boolean =>
  !wasGiven(result) && result.bestOf === result.offeredBestOf;

const matchWinner: EsportsMarket = {
  code: 'match_winner',
  line: 'none',
  picks: SIDES,
  outcome: ({ pick }, result) => {
    if (!isSide(pick)) return undefined;
    return wasGiven(result) ? PUSH : wins(result.winner === pick);
  },
};

const mapHandicap: EsportsMarket = {
  code: 'map_handicap',
  line: 'handicap',
  picks: SIDES,
  countsFromBet: true,
  outcome: ({ pick, line, scoreAtBet }, result) => {
    if (!isSide(pick) || line === undefined) return undefined;
    if (!countsMaps(result)) return PUSH;
    return scoreHandicap(line, leadOf(pick, scoresFrom(mapsWon(result), scoreAtBet)));
  },
};

const totalMaps: EsportsMarket = {
  code: 'total_maps',
  line: 'total',
  picks: ['over', 'under'],
  outcome: ({ pick, line }, result) => {
    if (!isTotal(pick) || line === undefined) return undefined;
    return countsMaps(result) ? scoreTotal(line, pick, totalOf(mapsWon(result))) : PUSH;
  },
};

const SCORES = [1, 2, 3, 4].flatMap((most) =>
  Array.from({ length: most }, (_, less) => [`${most}-${less}`, `${less}-${most}`]).flat(),
);

const correctMapScore: EsportsMarket = {
  code: 'correct_map_score',
  line: 'none',
  picks: SCORES,
  outcome: ({ pick }, result) => {
    if (!SCORES.includes(pick)) return undefined;
    const { home, away } = mapsWon(result);
    return countsMaps(result) ? wins(`${home}-${away}` === pick) : PUSH;
  },
};

/** A market on one map; what was not played, or did not come about in it, is void. */
const onMap = (
  map: number,
  name: string,
  { line, picks }: Pick<EsportsMarket, 'line' | 'picks'>,
  outcomeOf: (bet: Parameters<EsportsMarket['outcome']>[0], played: MapResult) => Outcome | undefined,
): EsportsMarket => ({
  code: `map_${map}_${name}`,
  line,
  picks,
  outcome: (bet, { maps }) => {
    if (!picks.includes(bet.pick) || (line !== 'none' && bet.line === undefined)) return undefined;
    const played = maps[map - 1];
    return played?.isPlayed ? (outcomeOf(bet, played) ?? PUSH) : PUSH;
  },
});

const byEvent = (map: number, name: string, sideOf: (played: MapResult) => Side | null): EsportsMarket =>
  onMap(map, name, { line: 'none', picks: SIDES }, ({ pick }, played) => {
    const side = sideOf(played);
    return side === null ? undefined : wins(side === pick);
  });

const marketsOfMap = (map: number): EsportsMarket[] => [
  byEvent(map, 'winner', ({ winner }) => winner),
  // Of the whole map, in play as well: the score at a bet is one of maps, and kills come while the bet waits.
  onMap(map, 'kill_handicap', { line: 'handicap', picks: SIDES }, ({ pick, line }, { kills }) =>
    kills && isSide(pick) && line !== undefined ? scoreHandicap(line, leadOf(pick, kills)) : undefined,
  ),
  onMap(map, 'total_kills', { line: 'total', picks: ['over', 'under'] }, ({ pick, line }, { kills }) =>
    kills && isTotal(pick) && line !== undefined ? scoreTotal(line, pick, totalOf(kills)) : undefined,
  ),
  byEvent(map, 'first_blood', ({ firstBlood }) => firstBlood),
  byEvent(map, 'first_objective', ({ firstObjective }) => firstObjective),
  byEvent(map, 'pistol_round', ({ pistolRound }) => pistolRound),
];

/** What the operator offers on esports (rule book, section 9). */
export const ESPORTS_MARKETS: readonly EsportsMarket[] = [
  matchWinner,
  mapHandicap,
  totalMaps,
  correctMapScore,
  ...Array.from({ length: MOST_MAPS }, (_, n) => marketsOfMap(n + 1)).flat(),
];
