import { Money } from '@hintha/ui';
import { formatMoney } from '../../shared/format.ts';
import { useTexts } from '../../shared/language.ts';
import styles from './exposure-grid.module.css';
import type { Exposure } from './use-numeros.ts';

type NumberStake = Exposure['numbers'][number];

const ALL = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

const payOf = ({ pays }: Pick<NumberStake, 'pays'>): number => Number(pays);

interface Props {
  readonly numbers: readonly NumberStake[];
  /** Those that take no bets. */
  readonly closed: readonly string[];
}

/**
 * A hundred numbers as a picture: the darker a field, the more its number would pay. By the root, so that one that is
 * far ahead does not make all others look alike.
 */
const Grid = ({ numbers, closed }: Props) => {
  const by = new Map(numbers.map((one) => [one.number, one]));
  const most = Math.max(1, ...numbers.map(payOf));
  return (
    <ol className={styles.grid}>
      {ALL.map((number) => {
        const one = by.get(number);
        const pays = one === undefined ? 0 : payOf(one);
        const title = `${number}: ${formatMoney(one?.stake ?? '0.00')} → ${formatMoney(one?.pays ?? '0.00')}`;
        return (
          <li
            key={number}
            className={styles.field}
            title={title}
            data-closed={closed.includes(number) || undefined}
          >
            <span className={styles.share} style={{ opacity: Math.sqrt(pays / most) }} />
            <span className={styles.number}>{number}</span>
          </li>
        );
      })}
    </ol>
  );
};

const MOST_SHOWN = 20;

/** The numbers that would pay the most; those of two digits all of them, as a picture. */
export const ExposureByNumber = ({ numbers, closed }: Props) => {
  const t = useTexts();
  const heaviest = numbers.toSorted((one, other) => payOf(other) - payOf(one)).slice(0, MOST_SHOWN);
  const isTwoDigits = numbers.length > 0 && numbers.every(({ number }) => number.length === 2);
  return (
    <>
      {isTwoDigits && (
        <>
          <Grid numbers={numbers} closed={closed} />
          <p className={styles.legend}>{t('lottery.gridLegend')}</p>
        </>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th>{t('lottery.play')}</th>
            <th>{t('lottery.number')}</th>
            <th className={styles.figure}>{t('lottery.staked')}</th>
            <th className={styles.figure}>{t('lottery.pays')}</th>
          </tr>
        </thead>
        <tbody>
          {heaviest.map(({ playType, number, stake, pays }) => (
            <tr key={`${playType}/${number}`}>
              <td>{playType}</td>
              <td className="num">{number}</td>
              <td className={styles.figure}>
                <Money amount={stake} symbol="Ks" />
              </td>
              <td className={styles.figure}>
                <Money amount={pays} symbol="Ks" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
