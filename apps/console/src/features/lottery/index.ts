/** The draws of the lotteries: results, what is at stake, calling off, another result. */
export { DrawsPage } from './draws-page.tsx';
