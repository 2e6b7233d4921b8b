import { useTranslation } from 'react-i18next';
import detail from '../lines/detail.module.css';
import { formatOdds } from './format-odds.ts';
import styles from './selections.module.css';

/** A selection in the words of the reader. */
export interface NamedSelection {
  /** With its line, where it has one. */
  readonly pick: string;
  /** None where it is known only when everybody has bet. */
  readonly price: string | null;
  /** Of what, and in which market. */
  readonly of: readonly string[];
}

/** What a bet is on; a bet of a vendor's game names nothing. */
export const Selections = ({ selections }: { selections: readonly NamedSelection[] }) => {
  const { t } = useTranslation();
  if (selections.length === 0) return null;
  return (
    <>
      <h3 className={detail.heading}>{t('records.selections')}</h3>
      <ol className={styles.selections}>
        {selections.map(({ pick, price, of }, position) => (
          // Nothing of a selection is its own: a bet may be on the same pick twice.
          <li key={position} className={styles.selection}>
            <span className={styles.pick}>{pick}</span>
            {price !== null && (
              <span>
                <span className="visually-hidden">{t('records.odds')} </span>
                <span className="num">{formatOdds(price)}</span>
              </span>
            )}
            <span className={styles.small}>{of.join(' · ')}</span>
          </li>
        ))}
      </ol>
    </>
  );
};
