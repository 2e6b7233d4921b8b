/** All lotteries as they are now. */
export { ElotteryMenu, LotteryMenu } from './lottery-menu.tsx';
