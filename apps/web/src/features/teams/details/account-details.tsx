import { Button, EmptyState } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { useAgentQuery } from '../../../shared/account-area/agent-query.ts';
import { serverNow } from '../../../shared/clock.ts';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { formatNumber } from '../../../shared/format/format.ts';
import { PageTurner } from '../../../shared/lists/page-turner.tsx';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { lastMonth } from '../../../shared/period/period.ts';
import {
  pageNoOf,
  pagesOf,
  type AccountChange,
  type AccountFilter,
} from '../../../shared/records/account-filter.ts';
import { AccountList } from '../../../shared/records/account-list.tsx';
import { AccountFields } from '../../../shared/records/account-fields.tsx';
import styles from '../../../shared/records/record.module.css';
import { Sums } from '../../../shared/records/sums.tsx';
import { AccountField } from '../parts/account-field.tsx';
import { ask, MOST_TEAM_DAYS } from '../parts/asked.ts';
import { useTeamWords } from '../parts/use-team-words.ts';
import { useDetails, useDetailsFile, useDetailsFilter, type DetailsPage } from './use-details.ts';

/** The account record of one of the team. */
export const AccountDetails = () => {
  const { t } = useTranslation('account');
  const { account = '' } = useAgentQuery();
  const { filter, change } = useDetailsFilter();
  return (
    <div className={styles.record}>
      <AccountField key={account} account={account} onAccount={(name) => ask({ account: name })} />
      {account === '' ? (
        <EmptyState title={t('teams.chooseTitle')} text={t('teams.chooseText')} />
      ) : (
        <>
          <AccountFields filter={filter} mostDays={MOST_TEAM_DAYS} onChange={change} />
          <Record account={account} filter={filter} onChange={change} />
        </>
      )}
    </div>
  );
};

interface RecordProps {
  account: string;
  filter: AccountFilter;
  onChange: (change: AccountChange) => void;
}

const Record = (props: RecordProps) => {
  const read = useDetails(props.account, props.filter);
  return (
    <ReadList read={read} words={useTeamWords(read.error)}>
      {(page) => <Found {...props} page={page} />}
    </ReadList>
  );
};

const Found = ({ account, page, filter, onChange }: RecordProps & { page: DetailsPage }) => {
  const { t } = useTranslation();
  const { t: c } = useTranslation('account');
  const makeFile = useDetailsFile(account, filter);
  const pageNo = pageNoOf(filter);
  if (page.list.length === 0)
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
  const turn = (to: number) => {
    if (to < pageNo) onChange({ kind: 'back' });
    else if (page.next !== null) onChange({ kind: 'on', before: page.next });
  };
  return (
    <>
      <Sums
        title={`${c('teams.recordOf', { account })} · ${c('accountRecord.allTotals', { total: formatNumber(page.total) })}`}
        sums={[
          { name: c('accountRecord.in'), amount: page.totals.in },
          { name: c('accountRecord.out'), amount: page.totals.out },
          { name: c('accountRecord.net'), amount: page.totals.net, signed: true },
        ]}
      />
      <AccountList page={page} />
      <div className={styles.foot}>
        <PageTurner page={pageNo} pages={pagesOf(filter, page)} onTurn={turn} />
        <ExportButton total={page.total} makeFile={makeFile} />
      </div>
    </>
  );
};
