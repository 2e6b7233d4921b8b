import { useTexts } from '../../shared/language.ts';
import { useMay } from '../../shared/may.ts';
import { useTitle } from '../../shared/use-title.ts';
import styles from './finance.module.css';
import { Budgets } from './budgets.tsx';
import { MoneyReport } from './money-report.tsx';
import { ReconciliationStatus } from './reconciliation.tsx';

/** The state of the reconciliation, and under it the money of every day. */
export const FinancePage = () => {
  const t = useTexts();
  useTitle(t('finance.title'));
  const may = useMay();
  const maySeeDays = may('readMoneyReport');
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('finance.title')}</h1>
      <ReconciliationStatus />
      {may('listBudgets') && (
        <div className={styles.budgets}>
          <Budgets />
        </div>
      )}
      {maySeeDays && <MoneyReport />}
    </div>
  );
};
