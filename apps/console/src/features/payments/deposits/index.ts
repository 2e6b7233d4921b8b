/** Money on its way in: what waits for somebody to look at it, and what became of the rest. */
export { DepositsPage } from './deposits-page.tsx';
