/** The rounds that vendors play: what their calls add and take, and what of it is shown and summed. */
export {
  findRound,
  findRounds,
  findRoundsByName,
  firstPlayedAt,
  listRounds,
  listRoundsBefore,
  listWonRounds,
  sumPlay,
  sumRounds,
  sumRoundsByGame,
} from './find-rounds.ts';
export { ADD_TO_ROUNDS, finishRound, takeFromRound } from './round-store.ts';
export { roundTitles } from './round-titles.ts';
export type { Round, RoundChange } from './types.ts';
