import { useTranslation } from 'react-i18next';
import type { Reply } from '../../../shared/api.ts';
import detail from '../lines/detail.module.css';
import { formatOdds } from './format-odds.ts';
import styles from './selections.module.css';

type Selection = Reply<'readBet'>['selections'][number];

/** What a bet is on; a bet of a vendor's game names nothing. */
export const Selections = ({ selections }: { selections: readonly Selection[] }) => {
  const { t } = useTranslation();
  if (selections.length === 0) return null;
  return (
    <>
      <h3 className={detail.heading}>{t('records.selections')}</h3>
      <ol className={styles.selections}>
        {selections.map(({ event, market, pick, line, price }, position) => (
          // Nothing of a selection is its own: a bet may be on the same pick twice.
          <li key={position} className={styles.selection}>
            <span className={styles.pick}>
              {pick}
              {line !== null && <span className="num"> {line}</span>}
            </span>
            <span>
              <span className="visually-hidden">{t('records.odds')} </span>
              <span className="num">{formatOdds(price)}</span>
            </span>
            <span className={styles.small}>
              {event} · {market}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
};
