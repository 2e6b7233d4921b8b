import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { EmptyState } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api.ts';
import { formatInstant } from '../../../shared/format/format-time.ts';
import { PageTurner } from '../../../shared/lists/page-turner.tsx';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { forHundred } from '../fight/side-names.ts';
import type { Fight } from '../live/use-arenas.ts';
import styles from './below.module.css';
import { Explained } from './explained.tsx';

const PAGE_SIZE = 10;
const EVERY_MS = 20_000;

const useResults = (arena: string, pageNo: number) =>
  useQuery({
    queryKey: ['listSabongResults', arena, pageNo],
    queryFn: async ({ signal }) =>
      call('listSabongResults', { params: { arena }, query: { pageNo, pageSize: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: EVERY_MS,
  });

/** The fights of an arena that are over, each with what its dividends were worked out from. */
export const Results = ({ arena }: { arena: string }) => {
  const { t } = useTranslation('sabong');
  const [pageNo, setPageNo] = useState(1);
  const words = {
    waiting: t('roads.resultsLoading'),
    failedTitle: t('roads.resultsFailed'),
    failedText: t('page.failedText'),
  };
  return (
    <ReadList read={useResults(arena, pageNo)} words={words}>
      {({ list, totalPages }) =>
        list.length === 0 ? (
          <EmptyState title={t('roads.noResults')} text={t('roads.noResultsText')} />
        ) : (
          <>
            <ul className={styles.rows}>
              {list.map((fight) => (
                <ResultRow key={fight.id} fight={fight} />
              ))}
            </ul>
            <PageTurner page={pageNo} pages={totalPages} onTurn={setPageNo} />
          </>
        )
      }
    </ReadList>
  );
};

const ResultRow = ({ fight }: { fight: Fight }) => {
  const { t } = useTranslation('sabong');
  const { number, cancelReason, settled, openedAt } = fight;
  const at = settled?.at ?? openedAt;
  return (
    <li className={styles.row}>
      <p className={styles.head}>
        <b>{t('page.fight', { number })}</b>
        {at !== null && <span className={`${styles.text} num`}>{formatInstant(at)}</span>}
        <Ended fight={fight} />
      </p>
      {cancelReason !== null && <p className={styles.text}>{t(`page.reasons.${cancelReason}`)}</p>}
      <Explained fight={fight} />
    </li>
  );
};

/** Who won, and what that side was paid for a hundred. */
const Ended = ({ fight }: { fight: Fight }) => {
  const { t } = useTranslation('sabong');
  const { result, cancelReason, dividends } = fight;
  if (cancelReason !== null || result === null)
    return (
      <b className={styles.outcome} data-outcome="cancelled">
        {t('page.states.CANCELLED')}
      </b>
    );
  const dividend = result === 'draw' ? null : dividends[result];
  return (
    <>
      <b className={styles.outcome} data-outcome={result}>
        {t(result === 'draw' ? 'page.drawn' : `page.${result}`)}
      </b>
      {result !== 'draw' && <span className={styles.text}>{fight[result]}</span>}
      {dividend !== null && (
        <span className={styles.text}>
          {t('page.payout')} <b className="num">{forHundred(dividend)}</b>
        </span>
      )}
    </>
  );
};
