/** The lotteries: games, numeros with their results and proofs, orders. */
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
  readOpenedNumero,
} from './numeros.ts';
export {
  listLotteryOrders,
  type LotteryBetView,
  type LotteryOrderView,
  MOST_BETS,
  placeLotteryOrder,
} from './orders.ts';
