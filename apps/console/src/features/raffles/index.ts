/** Raffles, from their making to their draw. */
export { RafflesPage } from './raffles-page.tsx';
