import type { catalogue } from '@hintha/contract';

type Game = catalogue.GameView;

const LOTTERY_AREAS: readonly string[] = ['LOTT', 'ELOTT'];
const LOTTERY_VENDORS: readonly string[] = ['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT'];

/** Whether a game opens on the screen of the lotteries. */
export const isLottery = ({ gameType, vassalage }: Pick<Game, 'gameType' | 'vassalage'>): boolean =>
  LOTTERY_AREAS.includes(gameType) || LOTTERY_VENDORS.includes(vassalage);

/** The address that a game is played at: the screen of the lotteries, or else the launch frame. */
export const playPath = (game: Pick<Game, 'vassalage' | 'gameCode' | 'gameType' | 'isGame'>): string => {
  const { vassalage: vendor, gameCode, gameType, isGame } = game;
  return isLottery(game)
    ? `/lottery?${new URLSearchParams({ gameCode, vendor, playType: '' })}`
    : `/seamless?${new URLSearchParams({ vendor, gameCode, gameType, isGame })}`;
};
