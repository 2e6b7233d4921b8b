/** The bonuses themselves: what each gives, what it has cost, and the way to switch it. */
export { BonusesPage } from './bonuses-page.tsx';
