import type { catalogue } from '@hintha/contract';
import type { LobbyState } from '../lobby-state.ts';

export const PAGE_SIZE = 24;
/** The number that the catalogue knows this kind of page by. */
export const CLIENT_TYPE = 3;

/** What a page of the list that a state describes is asked by. */
export const listQuery = (
  gameType: catalogue.Category,
  language: string,
  {
    vendor,
    text,
    gameClass,
    minBet,
    minReturn,
    volatility,
    features,
    sortBy,
  }: Omit<LobbyState, 'mode' | 'page'>,
  pageNo: number,
) => ({
  gameType,
  clientType: CLIENT_TYPE,
  platform: 'html5-desktop',
  vassalage: vendor,
  gameName: text,
  gameClassify: gameClass,
  minBet,
  minReturn,
  volatility,
  features: features.join(),
  sortBy,
  pageSize: PAGE_SIZE,
  language,
  pageNo,
});
