import { EmptyState } from '@hintha/ui';
import { useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { PageTurner } from '../../../shared/lists/page-turner.tsx';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { SelectField } from '../../../shared/parts/select-field.tsx';
import { PeriodField } from '../../../shared/period/period-field.tsx';
import styles from '../../../shared/records/record.module.css';
import { AccountField } from '../parts/account-field.tsx';
import { askedAccount, useTeamPeriod } from '../parts/asked.ts';
import { useTeamWords } from '../parts/use-team-words.ts';
import { changeLoss, ORDERS, type LossChange, type LossFilter } from './loss-filter.ts';
import { LossList } from './loss-list.tsx';
import { LossPath } from './loss-path.tsx';
import { useLoss, useLossFile, type LossPage } from './use-loss.ts';

/** What each account right below one came to with its team, from the agent's own team downwards. */
export const UserLoss = () => {
  const { t } = useTranslation('account');
  const { chosen, choose } = useTeamPeriod();
  const [filter, change] = useReducer(changeLoss, null, (): LossFilter => ({
    account: askedAccount(),
    order: 'net',
    pageNo: 1,
  }));
  const read = useLoss(filter, chosen.span);
  return (
    <div className={styles.record}>
      <PeriodField
        chosen={chosen}
        onChoose={(next) => {
          choose(next);
          change({ kind: 'page', pageNo: 1 });
        }}
      />
      <AccountField
        key={filter.account}
        account={filter.account}
        help={t('teams.accountHint')}
        onAccount={(account) => change({ kind: 'account', account })}
      />
      <SelectField
        label={t('teams.order')}
        choices={ORDERS.map((value) => ({ value, name: t(`teams.orders.${value}`) }))}
        chosen={filter.order}
        onChoose={(order) => change({ kind: 'order', order })}
      />
      <ReadList read={read} words={useTeamWords(read.error)}>
        {(page) => <Found page={page} filter={filter} onChange={change} />}
      </ReadList>
    </div>
  );
};

interface FoundProps {
  page: LossPage;
  filter: LossFilter;
  onChange: (change: LossChange) => void;
}

const Found = ({ page, filter, onChange }: FoundProps) => {
  const { t } = useTranslation('account');
  const makeFile = useLossFile(filter, page);
  const open = (account: string) => onChange({ kind: 'account', account });
  return (
    <>
      <LossPath path={page.path} onOpen={open} />
      {page.list.length === 0 && (
        <EmptyState title={t('teams.noDownlinesTitle')} text={t('teams.noDownlinesText')} />
      )}
      <LossList page={page} onOpen={open} />
      <div className={styles.foot}>
        <PageTurner
          page={filter.pageNo}
          pages={page.totalPages}
          onTurn={(pageNo) => onChange({ kind: 'page', pageNo })}
        />
        <ExportButton total={page.total} makeFile={makeFile} />
      </div>
    </>
  );
};
