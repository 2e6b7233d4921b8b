/** Money between members and the wallets of vendors, where nobody can tell what became of it. */
export { TransfersPage } from './transfers-page.tsx';
