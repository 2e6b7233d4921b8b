import { Money } from '@hintha/ui';
import { DetailPanel } from '../../shared/detail/detail-panel.tsx';
import { useTexts, wordsFor } from '../../shared/language.ts';
import styles from './finance.module.css';
import { FiguresTable } from './figures-table.tsx';
import { DailyAggregates } from './aggregates/day-aggregates.tsx';
import { useAggregateFilter } from './aggregates/use-aggregate-filter.ts';
import type { Day } from './sum-by-system-account.ts';

/** One day by the kinds of movements: what it opened with, each kind, and what it closed with. */
export const DayDetail = ({ day, onClose }: { day: Day; onClose: () => void }) => {
  const t = useTexts();
  const filter = useAggregateFilter();
  return (
    <DetailPanel id={day.day} title={day.day} onClose={onClose}>
      <FiguresTable
        caption={t('finance.linesOf', { day: day.day })}
        words={[t('finance.kind'), t('finance.systemAccount')]}
        figures={[t('finance.postings'), t('finance.amount')]}
      >
        <tbody>
          <tr>
            <td colSpan={3}>{t('finance.opening')}</td>
            <td className={styles.figures}>
              <Money amount={day.opening} />
            </td>
          </tr>
          {day.lines.map(({ kind, systemAccount, amount, postings }) => (
            <tr key={`${kind}-${systemAccount}`}>
              <td>
                <button
                  type="button"
                  className={styles.open}
                  onClick={() => filter.narrow({ kind, systemAccount })}
                >
                  {wordsFor(t, 'members.postings', kind)}
                </button>
              </td>
              <td>{wordsFor(t, 'finance.systemAccounts', systemAccount)}</td>
              <td className={styles.figures}>{postings}</td>
              <td className={styles.figures}>
                <Money amount={amount} signed />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {(['closing', 'difference'] as const).map((name) => (
            <tr key={name}>
              <th scope="row" colSpan={3}>
                {t(`finance.${name}`)}
              </th>
              <td className={styles.figures}>
                <Money amount={day[name]} />
              </td>
            </tr>
          ))}
        </tfoot>
      </FiguresTable>
      <DailyAggregates day={day.day} filter={filter} />
    </DetailPanel>
  );
};
