import { useTexts } from '../../shared/language.ts';
import { useMay } from '../../shared/may.ts';
import { useTitle } from '../../shared/use-title.ts';
import styles from './books.module.css';
import { MoneyReport } from './money-report.tsx';
import { Proof } from './proof.tsx';

/** The proof of the books, and under it the money of every day. */
export const FinancePage = () => {
  const t = useTexts();
  useTitle(t('finance.title'));
  const maySeeDays = useMay()('readMoneyReport');
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('finance.title')}</h1>
      <Proof />
      {maySeeDays && <MoneyReport />}
    </div>
  );
};
