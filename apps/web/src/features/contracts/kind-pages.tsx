import { ContractPage } from './contract-page.tsx';

/** The pages of the four kinds. */
export const Dividends = () => <ContractPage kind="DIVIDEND" />;
export const DailyWages = () => <ContractPage kind="DAILY" />;
export const HourlySalary = () => <ContractPage kind="HOURLY" />;
export const RealTimeSalary = () => <ContractPage kind="REALTIME" />;
