/** Applications for bonuses that staff decides on. */
export { ApplicationsPage } from './applications-page.tsx';
