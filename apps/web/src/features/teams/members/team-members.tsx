import { EmptyState } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { useAgentQuery } from '../../../shared/account-area/agent-query.ts';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { formatNumber } from '../../../shared/format/format.ts';
import { PageTurner } from '../../../shared/lists/page-turner.tsx';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { PeriodField } from '../../../shared/period/period-field.tsx';
import styles from '../../../shared/records/record.module.css';
import { Sums } from '../../../shared/records/sums.tsx';
import { ask, MOST_TEAM_DAYS, pageAsked, turnTo, useTeamPeriod } from '../parts/asked.ts';
import { BackButton } from '../parts/back-button.tsx';
import { ScopeChips, useScope } from '../parts/scope-chips.tsx';
import { useTeamWords } from '../parts/use-team-words.ts';
import parts from '../parts/parts.module.css';
import { isOfPeriod, type MemberList } from './lists.ts';
import { MemberRows } from './member-rows.tsx';
import { useMembers, useMembersFile, type MembersPage, type MembersQuery } from './use-members.ts';

/** The accounts that a figure of the overview is made of. */
export const TeamMembers = ({ list }: { list: MemberList }) => {
  const { t } = useTranslation('account');
  const { chosen, choose } = useTeamPeriod();
  const scope = useScope();
  const pageNo = pageAsked(useAgentQuery());
  const query = { ...chosen.span, list, ...(isOfPeriod(list) && { scope }) };
  const read = useMembers(query, pageNo);
  return (
    <div className={styles.record}>
      <BackButton onBack={() => ask({ list: '' })}>{t('agent.menu.agentTeamOverview')}</BackButton>
      <div className={parts.about}>
        <h3>{t(`teams.figures.${list}`)}</h3>
        <p>{t(`teams.definitions.${list}`)}</p>
      </div>
      {isOfPeriod(list) && (
        <>
          <PeriodField chosen={chosen} mostDays={MOST_TEAM_DAYS} onChoose={choose} />
          <ScopeChips />
        </>
      )}
      <ReadList read={read} words={useTeamWords(read.error)}>
        {(page) => <Found page={page} pageNo={pageNo} query={query} list={list} />}
      </ReadList>
    </div>
  );
};

interface FoundProps {
  page: MembersPage;
  pageNo: number;
  query: MembersQuery;
  list: MemberList;
}

const Found = ({ page, pageNo, query, list }: FoundProps) => {
  const { t } = useTranslation('account');
  const makeFile = useMembersFile(query, page);
  if (page.total === 0)
    return <EmptyState title={t('teams.members.emptyTitle')} text={t('teams.members.emptyText')} />;
  const ofList = list === 'active' ? t('teams.figures.validBet') : t('teams.figures.firstDeposited');
  return (
    <>
      <Sums
        title={t('teams.members.total', { total: formatNumber(page.total) })}
        sums={[
          { name: t('agent.team.balance'), amount: page.balance },
          ...(page.amount === null ? [] : [{ name: ofList, amount: page.amount }]),
        ]}
      />
      <MemberRows rows={page.list} list={list} />
      <div className={styles.foot}>
        <PageTurner page={pageNo} pages={page.totalPages} onTurn={turnTo} />
        <ExportButton total={page.total} makeFile={makeFile} />
      </div>
    </>
  );
};
