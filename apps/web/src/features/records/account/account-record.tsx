import { Button, EmptyState } from '@hintha/ui';
import { useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../shared/clock.ts';
import { formatNumber } from '../../../shared/format/format.ts';
import { useLanguage } from '../../../shared/language.ts';
import { PageTurner } from '../../../shared/lists/page-turner.tsx';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { QueryRoot } from '../../../shared/queries.tsx';
import { BetDrawer } from '../bets/bet-drawer.tsx';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import styles from '../../../shared/records/record.module.css';
import { Sums } from '../../../shared/records/sums.tsx';
import { useRecordWords } from '../../../shared/records/use-record-words.ts';
import { lastMonth } from '../../../shared/period/period.ts';
import { AccountList } from '../../../shared/records/account-list.tsx';
import { AccountFields } from '../../../shared/records/account-fields.tsx';
import {
  changeFilter,
  firstFilter,
  pageNoOf,
  pagesOf,
  type AccountChange,
  type AccountFilter,
} from '../../../shared/records/account-filter.ts';
import { LineDrawer } from './line-drawer.tsx';
import { useAccountFile } from './use-account-file.ts';
import { useAccountRecord, type AccountPage } from './use-account.ts';

/** Every movement of the player's wallet. */
export const AccountRecord = () => (
  <QueryRoot>
    <Record />
  </QueryRoot>
);

const Record = () => {
  const { t } = useTranslation('account');
  const [filter, change] = useReducer(changeFilter, null, () => firstFilter(serverNow()));
  const words = { ...useRecordWords(), failedText: t('accountRecord.failedText') };
  return (
    <div className={styles.record}>
      <AccountFields filter={filter} onChange={change} />
      <ReadList read={useAccountRecord(filter)} words={words}>
        {(page) => <Found page={page} filter={filter} onChange={change} />}
      </ReadList>
    </div>
  );
};

interface FoundProps {
  page: AccountPage;
  filter: AccountFilter;
  onChange: (change: AccountChange) => void;
}

const Found = ({ page, filter, onChange }: FoundProps) => {
  const { t } = useTranslation('account');
  const [opened, setOpened] = useState<string | null>(null);
  const makeFile = useAccountFile(filter);
  const pageNo = pageNoOf(filter);
  if (page.list.length === 0) return <NothingMoved onChange={onChange} />;
  const turn = (to: number) => {
    if (to < pageNo) onChange({ kind: 'back' });
    else if (page.next !== null) onChange({ kind: 'on', before: page.next });
  };
  return (
    <>
      <Sums
        title={t('accountRecord.allTotals', { total: formatNumber(page.total) })}
        sums={[
          { name: t('accountRecord.in'), amount: page.totals.in },
          { name: t('accountRecord.out'), amount: page.totals.out },
          { name: t('accountRecord.net'), amount: page.totals.net, signed: true },
        ]}
      />
      <AccountList page={page} onOpen={setOpened} />
      <div className={styles.foot}>
        <PageTurner page={pageNo} pages={pagesOf(filter, page)} onTurn={turn} />
        <ExportButton total={page.total} makeFile={makeFile} />
      </div>
      {opened !== null && <Explanation id={opened} onClose={() => setOpened(null)} />}
    </>
  );
};

/** The drawer of a line, and over it that of its round. */
const Explanation = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { language } = useLanguage((chosen) => chosen);
  const [round, setRound] = useState<string | null>(null);
  if (round !== null) return <BetDrawer id={round} language={language} onClose={() => setRound(null)} />;
  return <LineDrawer id={id} language={language} onRound={setRound} onClose={onClose} />;
};

const NothingMoved = ({ onChange }: Pick<FoundProps, 'onChange'>) => {
  const { t } = useTranslation();
  const { t: c } = useTranslation('account');
  return (
    <EmptyState
      title={c('accountRecord.emptyTitle')}
      text={c('accountRecord.emptyText')}
      action={
        <Button onClick={() => onChange({ kind: 'period', chosen: lastMonth(serverNow()) })}>
          {t('records.widen')}
        </Button>
      }
    />
  );
};
