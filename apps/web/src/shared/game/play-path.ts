import type { catalogue, support } from '@hintha/contract';

type Game = catalogue.GameView;

const LOTTERY_AREAS: readonly string[] = ['LOTT', 'ELOTT'];
/** The vendors of lotteries with the odds that each is played under: the requirements name four of both. */
const PRIZE_MODES: Readonly<Record<string, support.PrizeMode>> = {
  TCG_LOTTO_VN: 'ZY',
  TCG_SEA: 'SEA',
  ELOTT: 'Elott',
  LOTT: 'Lott',
};

/** The odds of a vendor's lotteries; null for a vendor without. */
export const prizeModeOf = (vendor: string): support.PrizeMode | null =>
  Object.hasOwn(PRIZE_MODES, vendor) ? (PRIZE_MODES[vendor] ?? null) : null;

export const isLottery = ({ gameType, vassalage }: Pick<Game, 'gameType' | 'vassalage'>): boolean =>
  LOTTERY_AREAS.includes(gameType) || prizeModeOf(vassalage) !== null;

/** The vendor that the operator's own sportsbook is listed under. */
export const OWN_BOOKMAKER = 'HINTHASPORTS';

const OWN_SPORTSBOOK: Readonly<Record<string, string>> = {
  [`${OWN_BOOKMAKER} FOOTBALL`]: '/sports',
  'TF ESPORTS_MATCH': '/esports',
};

const ARENAS = 'SABONG';

/** The address that a game is played at: a screen of the operator's own books, or else the launch frame. */
export const playPath = (game: Pick<Game, 'vassalage' | 'gameCode' | 'gameType' | 'isGame'>): string => {
  const { vassalage: vendor, gameCode, gameType, isGame } = game;
  const ownBook = OWN_SPORTSBOOK[`${vendor} ${gameCode}`];
  if (ownBook !== undefined) return ownBook;
  if (vendor === ARENAS) return `/sv3?${new URLSearchParams({ arena: gameCode })}`;
  return isLottery(game)
    ? `/lottery?${new URLSearchParams({ gameCode, vendor, playType: '' })}`
    : `/seamless?${new URLSearchParams({ vendor, gameCode, gameType, isGame })}`;
};
