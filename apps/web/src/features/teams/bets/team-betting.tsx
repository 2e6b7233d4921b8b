import { Button, EmptyState } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../shared/clock.ts';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { formatNumber } from '../../../shared/format/format.ts';
import { AREAS, useAreaName } from '../../../shared/game/use-area-name.ts';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { ChoiceChips } from '../../../shared/parts/choice-chips.tsx';
import { SelectField } from '../../../shared/parts/select-field.tsx';
import { lastMonth } from '../../../shared/period/period.ts';
import { PeriodField } from '../../../shared/period/period-field.tsx';
import recordStyles from '../../../shared/records/record.module.css';
import { AccountField } from '../parts/account-field.tsx';
import { askedAccount, useTeamPeriod } from '../parts/asked.ts';
import { useTeamWords } from '../parts/use-team-words.ts';
import { TeamBetList } from './team-bet-list.tsx';
import styles from './team-bets.module.css';
import { useTeamBets, useTeamBetsFile, type TeamBetFilter } from './use-team-bets.ts';

/** What was decided of the bets of the whole team. */
export const TeamBetting = () => {
  const { chosen, choose } = useTeamPeriod();
  const [filter, setFilter] = useState<TeamBetFilter>(() => ({
    account: askedAccount(),
    alone: false,
    category: '',
  }));
  const change = (part: Partial<TeamBetFilter>) => setFilter({ ...filter, ...part });
  const read = useTeamBets(filter, chosen.span);
  const makeFile = useTeamBetsFile(filter, chosen.span);
  const words = useTeamWords(read.error);
  return (
    <div className={recordStyles.record}>
      <PeriodField chosen={chosen} onChoose={choose} />
      <Fields filter={filter} onChange={change} />
      <ReadList read={{ ...read, isPlaceholderData: false }} words={words}>
        {({ pages }) => {
          const bets = pages.flatMap(({ list }) => list);
          if (bets.length === 0) return <NoBets onWiden={() => choose(lastMonth(serverNow()))} />;
          return (
            <>
              <TeamBetList bets={bets} onAccount={(account) => change({ account, alone: true })} />
              <div className={recordStyles.foot}>
                <More shown={bets.length} read={read} />
                <ExportButton total={read.hasNextPage ? null : bets.length} makeFile={makeFile} />
              </div>
            </>
          );
        }}
      </ReadList>
    </div>
  );
};

interface FieldsProps {
  filter: TeamBetFilter;
  onChange: (part: Partial<TeamBetFilter>) => void;
}

const Fields = ({ filter, onChange }: FieldsProps) => {
  const { t } = useTranslation();
  const { t: c } = useTranslation('account');
  const areaName = useAreaName();
  return (
    <>
      <AccountField
        key={filter.account}
        account={filter.account}
        help={c('teams.accountHint')}
        onAccount={(account) => onChange({ account })}
      />
      <ChoiceChips
        label={c('teams.reach')}
        choices={[
          { value: 'team', name: c('teams.reachTeam') },
          { value: 'alone', name: c('teams.reachAlone') },
        ]}
        chosen={filter.alone ? 'alone' : 'team'}
        onChoose={(reach) => onChange({ alone: reach === 'alone' })}
      />
      <SelectField
        label={t('records.category')}
        choices={[
          { value: '', name: t('records.allCategories') },
          ...AREAS.map((value) => ({ value, name: areaName(value, value) })),
        ]}
        chosen={filter.category}
        onChoose={(value) => onChange({ category: AREAS.find((area) => area === value) ?? '' })}
      />
    </>
  );
};

const More = ({ shown, read }: { shown: number; read: ReturnType<typeof useTeamBets> }) => {
  const { t } = useTranslation('account');
  return (
    <div className={styles.more}>
      {read.hasNextPage && (
        <Button loading={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
          {t('teams.more')}
        </Button>
      )}
      <span role="status">{t('teams.shown', { rows: formatNumber(shown) })}</span>
    </div>
  );
};

const NoBets = ({ onWiden }: { onWiden: () => void }) => {
  const { t } = useTranslation();
  const { t: c } = useTranslation('account');
  return (
    <EmptyState
      title={c('teams.noBetsTitle')}
      text={c('teams.noBetsText')}
      action={<Button onClick={onWiden}>{t('records.widen')}</Button>}
    />
  );
};
