import { EmptyState } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../shared/format/format-time.ts';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { Balls } from '../../../shared/draws/balls.tsx';
import { useIssueName } from '../draw/use-issue-name.ts';
import type { BelowProps } from './below-props.ts';
import styles from './below.module.css';
import { Trends } from './trends.tsx';
import { useResults } from './use-history.ts';

/** The latest results, with what came often and what seldom. */
export const Results = ({ lottery: { game }, rules }: BelowProps) => {
  const { t } = useTranslation('lottery');
  const nameOf = useIssueName();
  const words = {
    waiting: t('page.resultsLoading'),
    failedTitle: t('page.resultsFailed'),
    failedText: t('page.failedText'),
  };
  return (
    <ReadList read={useResults(game.gameCode)} words={words}>
      {(results) =>
        results.length === 0 ? (
          <EmptyState title={t('page.noResult')} text={t('page.noResultText')} />
        ) : (
          <>
            <Trends rules={rules} results={results} />
            <div className={styles.scroll} role="region" aria-label={t('page.results')} tabIndex={0}>
              <ul className={styles.results}>
                {results.map((result) => (
                  <li key={result.issue}>
                    <span>
                      <b>{nameOf(result)}</b>
                      <small className={`${styles.text} num`}>{formatInstant(result.openTime)}</small>
                    </span>
                    <Balls small rules={rules} numbers={result.numbers} />
                  </li>
                ))}
              </ul>
            </div>
          </>
        )
      }
    </ReadList>
  );
};
