/** What a player has, wherever it is, and the way of money between the main wallet and those of vendors. */
export { WalletPage } from './wallet-page.tsx';
