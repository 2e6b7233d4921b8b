import { Button, Money, Skeleton } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../../shared/format/format-time.ts';
import { formatMoney } from '../../../../shared/format/format.ts';
import { useAreaName } from '../../../../shared/game/use-area-name.ts';
import { useCurrencySymbol } from '../../../../shared/permission.ts';
import { ListFailed } from '../../../../shared/parts/list-failed.tsx';
import { useFilledBy } from '../own-queries.ts';
import styles from './meter.module.css';

/** The bets that filled a requirement, newest first. */
export const FilledBy = ({ id }: { id: string }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const areaName = useAreaName();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useFilledBy(id);
  if (data === undefined)
    return isError ? <ListFailed onRetry={() => void refetch()} /> : <Skeleton height="96px" />;
  const bets = data.pages.flatMap((page) => page.list);
  if (bets.length === 0) return <p className={styles.small}>{t('withdraw.turnover.noBets')}</p>;
  return (
    <>
      <ul className={styles.bets}>
        {bets.map(({ bet, category, stake, valid, amount, at }) => (
          <li key={`${bet}-${at}`}>
            <span>
              {areaName(category, t('withdraw.turnover.someBet'))}{' '}
              <span className={`num ${styles.small}`}>{formatMoment(at)}</span>
            </span>
            <Money amount={amount} symbol={symbol} className={styles.gave} />
            <span className={styles.small}>
              {t('withdraw.turnover.bet', {
                stake: formatMoney(stake, symbol),
                valid: formatMoney(valid, symbol),
              })}
            </span>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('withdraw.showMore')}
        </Button>
      )}
    </>
  );
};
