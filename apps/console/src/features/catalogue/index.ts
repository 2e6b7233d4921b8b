/** The vendors of the lobby: what each has in the catalogue, and whether it rests. */
export { VendorsPage } from './vendors-page.tsx';
