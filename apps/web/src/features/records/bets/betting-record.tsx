import { Button, EmptyState } from '@hintha/ui';
import { useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../shared/clock.ts';
import { useLanguage } from '../../../shared/language.ts';
import { PageTurner } from '../../../shared/lists/page-turner.tsx';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { QueryRoot } from '../../../shared/queries.tsx';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import styles from '../../../shared/records/record.module.css';
import { useRecordWords } from '../../../shared/records/use-record-words.ts';
import { lastMonth } from '../../../shared/period/period.ts';
import { BetDrawer } from './bet-drawer.tsx';
import { changeFilter, firstFilter, type BetFilter, type FilterChange } from './bet-filter.ts';
import { BetList } from './bet-list.tsx';
import { FilterFields } from './filter-fields.tsx';
import { useBets, type BetPage } from './use-bets.ts';
import { useBetsFile } from './use-bets-file.ts';

/** The player's betting record. */
export const BettingRecord = () => (
  <QueryRoot>
    <Record />
  </QueryRoot>
);

const Record = () => {
  const { language } = useLanguage((chosen) => chosen);
  const [filter, change] = useReducer(changeFilter, null, () => firstFilter(serverNow()));
  const words = useRecordWords();
  return (
    <div className={styles.record}>
      <FilterFields filter={filter} onChange={change} />
      <ReadList read={useBets(filter, language)} words={words}>
        {(page) => <Found page={page} filter={filter} language={language} onChange={change} />}
      </ReadList>
    </div>
  );
};

interface FoundProps {
  page: BetPage;
  filter: BetFilter;
  language: string;
  onChange: (change: FilterChange) => void;
}

const Found = ({ page, filter, language, onChange }: FoundProps) => {
  const [opened, setOpened] = useState<string | null>(null);
  const makeFile = useBetsFile(filter, language);
  if (page.list.length === 0) return <NoBets onChange={onChange} />;
  return (
    <>
      <BetList page={page} onOpen={setOpened} />
      <div className={styles.foot}>
        <PageTurner
          page={filter.pageNo}
          pages={page.totalPages}
          onTurn={(pageNo) => onChange({ kind: 'page', pageNo })}
        />
        <ExportButton total={page.total} makeFile={makeFile} />
      </div>
      {opened !== null && <BetDrawer id={opened} language={language} onClose={() => setOpened(null)} />}
    </>
  );
};

const NoBets = ({ onChange }: Pick<FoundProps, 'onChange'>) => {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('records.emptyTitle')}
      text={t('records.emptyText')}
      action={
        <Button onClick={() => onChange({ kind: 'period', chosen: lastMonth(serverNow()) })}>
          {t('records.widen')}
        </Button>
      }
    />
  );
};
