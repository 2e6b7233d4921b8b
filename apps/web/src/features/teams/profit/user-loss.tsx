import { EmptyState } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { useAgentQuery } from '../../../shared/account-area/agent-query.ts';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { PageTurner } from '../../../shared/lists/page-turner.tsx';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { SelectField } from '../../../shared/parts/select-field.tsx';
import { PeriodField } from '../../../shared/period/period-field.tsx';
import styles from '../../../shared/records/record.module.css';
import { AccountField } from '../parts/account-field.tsx';
import { ScopeChips } from '../parts/scope-chips.tsx';
import { ask, MOST_TEAM_DAYS, turnTo, useTeamPeriod } from '../parts/asked.ts';
import { useTeamWords } from '../parts/use-team-words.ts';
import { lossAsked, ORDERS, type LossFilter } from './loss-filter.ts';
import { LossList } from './loss-list.tsx';
import { LossPath } from './loss-path.tsx';
import { useLoss, useLossFile, type LossPage } from './use-loss.ts';

/** What each account right below one came to, with its team or alone, from the agent's own team downwards. */
export const UserLoss = () => {
  const { t } = useTranslation('account');
  const { chosen, choose } = useTeamPeriod();
  const filter = lossAsked(useAgentQuery());
  const read = useLoss(filter, chosen.span);
  return (
    <div className={styles.record}>
      <PeriodField chosen={chosen} mostDays={MOST_TEAM_DAYS} onChoose={choose} />
      <ScopeChips />
      <AccountField
        key={filter.account}
        account={filter.account}
        help={t('teams.accountHint')}
        onAccount={(account) => ask({ account })}
      />
      <SelectField
        label={t('teams.order')}
        choices={ORDERS.map((value) => ({
          value,
          name: value === 'account' ? t('teams.account') : t(`teams.figures.${value}`),
        }))}
        chosen={filter.order}
        onChoose={(order) => ask({ order })}
      />
      <ReadList read={read} words={useTeamWords(read.error)}>
        {(page) => <Found page={page} filter={filter} />}
      </ReadList>
    </div>
  );
};

interface FoundProps {
  page: LossPage;
  filter: LossFilter;
}

const open = (account: string): void => ask({ account });

const Found = ({ page, filter }: FoundProps) => {
  const { t } = useTranslation('account');
  const makeFile = useLossFile(filter, page);
  return (
    <>
      <LossPath path={page.path} onOpen={open} />
      {page.list.length === 0 && (
        <EmptyState title={t('teams.noDownlinesTitle')} text={t('teams.noDownlinesText')} />
      )}
      <LossList page={page} filter={filter} onOpen={open} />
      <div className={styles.foot}>
        <PageTurner page={filter.pageNo} pages={page.totalPages} onTurn={turnTo} />
        <ExportButton total={page.total} makeFile={makeFile} />
      </div>
    </>
  );
};
