import { Money } from '@hintha/ui';
import { DetailPanel } from '../../shared/detail/detail-panel.tsx';
import { useTexts, wordsFor } from '../../shared/language.ts';
import styles from './books.module.css';
import { FiguresTable } from './figures-table.tsx';
import { DayParts } from './parts/day-parts.tsx';
import { usePartFilter } from './parts/use-part-filter.ts';
import type { Day } from './sum-by-house.ts';

/** One day by the kinds of movements: what it opened with, each kind, and what it closed with. */
export const DayDetail = ({ day, onClose }: { day: Day; onClose: () => void }) => {
  const t = useTexts();
  const filter = usePartFilter();
  return (
    <DetailPanel id={day.day} title={day.day} onClose={onClose}>
      <FiguresTable
        caption={t('books.linesOf', { day: day.day })}
        words={[t('books.kind'), t('books.house')]}
        figures={[t('books.postings'), t('books.amount')]}
      >
        <tbody>
          <tr>
            <td colSpan={3}>{t('books.opening')}</td>
            <td className={styles.figures}>
              <Money amount={day.opening} />
            </td>
          </tr>
          {day.lines.map(({ kind, house, amount, postings }) => (
            <tr key={`${kind}-${house}`}>
              <td>
                <button type="button" className={styles.open} onClick={() => filter.narrow({ kind, house })}>
                  {wordsFor(t, 'members.postings', kind)}
                </button>
              </td>
              <td>{wordsFor(t, 'books.houses', house)}</td>
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
                {t(`books.${name}`)}
              </th>
              <td className={styles.figures}>
                <Money amount={day[name]} />
              </td>
            </tr>
          ))}
        </tfoot>
      </FiguresTable>
      <DayParts day={day.day} filter={filter} />
    </DetailPanel>
  );
};
