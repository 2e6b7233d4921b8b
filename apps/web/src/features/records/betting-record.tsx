import { Button, EmptyState } from '@hintha/ui';
import { useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../shared/clock.ts';
import { useLanguage } from '../../shared/language.ts';
import { QueryRoot } from '../../shared/queries.tsx';
import { changeFilter, firstFilter, type BetFilter, type FilterChange } from './bet-filter.ts';
import { BetDrawer } from './round/bet-drawer.tsx';
import { BetList } from './bet-list.tsx';
import styles from './betting-record.module.css';
import { ExportButton } from './export/export-button.tsx';
import { FilterFields } from './filter-fields.tsx';
import { PageTurner } from './page-turner.tsx';
import { RecordSkeleton } from './record-skeleton.tsx';
import { useBets, type BetPage } from './use-bets.ts';

/** The player's betting record. */
export const BettingRecord = () => (
  <QueryRoot>
    <Record />
  </QueryRoot>
);

const Record = () => {
  const { language } = useLanguage((chosen) => chosen);
  const [filter, change] = useReducer(changeFilter, null, () => firstFilter(serverNow()));
  const { data, isError, isPlaceholderData, refetch } = useBets(filter, language);
  return (
    <div className={styles.record}>
      <FilterFields filter={filter} onChange={change} />
      {isError && <Failed kept={data !== undefined} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <RecordSkeleton />}
      {data !== undefined && (
        <Found
          page={data}
          old={isPlaceholderData || isError}
          filter={filter}
          language={language}
          onChange={change}
        />
      )}
    </div>
  );
};

interface FoundProps {
  page: BetPage;
  /** The page of an earlier filter, kept until the asked one is there. */
  old: boolean;
  filter: BetFilter;
  language: string;
  onChange: (change: FilterChange) => void;
}

const Found = ({ page, old, filter, language, onChange }: FoundProps) => {
  const [opened, setOpened] = useState<string | null>(null);
  if (page.list.length === 0) return <NoBets onChange={onChange} />;
  return (
    <div className={styles.found} data-old={old || undefined}>
      <BetList page={page} onOpen={setOpened} />
      <div className={styles.foot}>
        <PageTurner
          page={filter.pageNo}
          pages={page.totalPages}
          onTurn={(pageNo) => onChange({ kind: 'page', pageNo })}
        />
        <ExportButton filter={filter} total={page.total} language={language} />
      </div>
      {opened !== null && <BetDrawer id={opened} language={language} onClose={() => setOpened(null)} />}
    </div>
  );
};

const NoBets = ({ onChange }: Pick<FoundProps, 'onChange'>) => {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('records.emptyTitle')}
      text={t('records.emptyText')}
      action={
        <Button onClick={() => onChange({ kind: 'period', period: 'last-30', nowMs: serverNow() })}>
          {t('records.widen')}
        </Button>
      }
    />
  );
};

/** An old page stays below, dimmed; without one the failure takes the place of the list. */
const Failed = ({ kept, onRetry }: { kept: boolean; onRetry: () => void }) => {
  const { t } = useTranslation();
  const again = <Button onClick={onRetry}>{t('failures.retry')}</Button>;
  return (
    <div role="alert">
      {kept ? (
        <p className={styles.failed}>
          {t('records.failedTitle')} {again}
        </p>
      ) : (
        <EmptyState title={t('records.failedTitle')} text={t('records.failedText')} action={again} />
      )}
    </div>
  );
};
