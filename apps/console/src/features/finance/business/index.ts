/** The dashboard: what the operator came to in a period, what waits and what is out of order. */
export { DashboardPage } from './dashboard-page.tsx';
