/** Contracts of agents: what one is paid by the one above and pays those below, offers, settlements and their working. */
export { DailyWages, Dividends, HourlySalary, RealTimeSalary } from './contract-page.tsx';
