import { EmptyState } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { useAgentQuery } from '../../../../shared/account-area/agent-query.ts';
import { call } from '../../../../shared/api.ts';
import { dayText } from '../../../../shared/chart/day-text.ts';
import { csvName } from '../../../../shared/export/csv-name.ts';
import { ExportButton } from '../../../../shared/export/export-button.tsx';
import { readAll, ROWS_A_CALL } from '../../../../shared/export/read-all.ts';
import type { MakeFile } from '../../../../shared/export/use-export.ts';
import { PageTurner } from '../../../../shared/lists/page-turner.tsx';
import { ReadList } from '../../../../shared/lists/read-list.tsx';
import styles from '../../../../shared/records/record.module.css';
import { ask, pageAsked, turnTo } from '../../parts/asked.ts';
import { BackButton } from '../../parts/back-button.tsx';
import parts from '../../parts/parts.module.css';
import { useTeamWords } from '../../parts/use-team-words.ts';
import { sharesCsv } from './rebates.ts';
import { ShareRows, useRateName } from './share-rows.tsx';
import { useShares } from './use-rebates.ts';

/** Why the rebates of a day are what they are: each member's valid bet and the rates whose difference is given. */
export const RebateShares = ({ day }: { day: string }) => {
  const { t } = useTranslation('account');
  const pageNo = pageAsked(useAgentQuery());
  const read = useShares(day, pageNo);
  const makeFile = useSharesFile(day);
  return (
    <>
      <BackButton onBack={() => ask({ day: '' })}>{t('teams.rebates.back')}</BackButton>
      <div className={parts.about}>
        <h3>{t('teams.rebates.open', { day: dayText(day) })}</h3>
        <p>{t('teams.rebates.rule')}</p>
      </div>
      <ReadList read={read} words={useTeamWords(read.error)}>
        {({ list, total, totalPages }) =>
          total === 0 ? (
            <EmptyState title={t('teams.rebates.noneTitle')} text={t('teams.rebates.emptyText')} />
          ) : (
            <>
              <ShareRows shares={list} day={day} />
              <div className={styles.foot}>
                <PageTurner page={pageNo} pages={totalPages} onTurn={turnTo} />
                <ExportButton total={total} makeFile={makeFile} />
              </div>
            </>
          )
        }
      </ReadList>
    </>
  );
};

const useSharesFile = (day: string): MakeFile => {
  const { t } = useTranslation('account');
  const categoryName = useRateName();
  return async (signal, onRead) => {
    const read = async (pageNo: number) => {
      const query = { pageNo, pageSize: ROWS_A_CALL };
      const { list, totalPages } = await call('listRebateShares', { params: { day }, query, signal });
      return {
        list: list.map((share) => ({ ...share, id: `${share.account}/${share.category}` })),
        next: pageNo < totalPages ? pageNo + 1 : null,
      };
    };
    const shares = await readAll({ first: 1, read, onRead });
    const heads = [
      t('teams.account'),
      t('teams.rebates.category'),
      t('teams.figures.validBet'),
      t('teams.rebates.rate'),
      t('teams.rebates.below'),
      t('teams.rebates.amount'),
    ];
    const name = csvName('rebate-shares', { from: day, to: day });
    return { name, text: sharesCsv(shares, { heads, categoryName }) };
  };
};
