/** The lotteries: games, numeros with their results and proofs, orders, chases. */
export {
  LOTTERY_IMAGES,
  listRecentLotteries,
  type LotteryGameView,
  type LotteryImage,
  type NumeroTimes,
  type NumeroView,
  readLotteryLobby,
  readLotteryMenus,
  readVnGameMenu,
} from './games.ts';
export {
  type DaySeedView,
  type DrawView,
  listDraws,
  listLotterySeeds,
  listNumeros,
  listVnNumeros,
  NUMERO_STATES,
  type NumeroState,
  readNumberLimits,
  readOpenedNumero,
} from './numeros.ts';
export {
  cancelLotteryOrder,
  listLotteryOrders,
  type LotteryBetView,
  type LotteryOrderView,
  MOST_BETS,
  placeLotteryOrder,
} from './orders.ts';
export { cancelChase, type ChaseView, createChase, listChases, MOST_CHASED } from './chases.ts';
