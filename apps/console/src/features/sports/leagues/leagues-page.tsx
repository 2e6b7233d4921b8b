import { useMemo, useState } from 'react';
import { ActionButton } from '../../../shared/detail/action-button.tsx';
import { Detail, DetailList } from '../../../shared/detail/detail-list.tsx';
import { DetailPanel } from '../../../shared/detail/detail-panel.tsx';
import { DrawerList } from '../../../shared/detail/drawer-list.tsx';
import { type Texts, useTexts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { StateBadge, type BadgeTone } from '../../../shared/state-badge.tsx';
import { ChoiceFilter, TextFilter } from '../../../shared/table/filters.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { useUrlFilters } from '../../../shared/table/use-url-filters.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { SPORT_NAMES } from '../use-events.ts';
import { LeagueDialog } from './league-dialog.tsx';
import { printCommission } from './read-commission.ts';
import { type League, TIERS, useLeagues } from './use-leagues.ts';

const TONES: Readonly<Record<League['tier'], BadgeTone>> = { A: 'gold', B: 'lapis', C: 'gray' };

/** Only football has a body. */
const commissionOf = ({ sport, commission }: League): string =>
  sport === 'football' ? `${printCommission(commission)}%` : '';

const columnsOf = (t: Texts): Column<League>[] => [
  { id: 'name', head: t('sports.leagues.name'), cell: ({ name }) => name, text: ({ name }) => name },
  {
    id: 'sport',
    head: t('sports.sport'),
    cell: ({ sport }) => t(`sports.kindsOfSport.${sport}`),
    text: ({ sport }) => sport,
  },
  {
    id: 'tier',
    head: t('sports.leagues.tier'),
    cell: ({ tier }) => <StateBadge tone={TONES[tier]}>{tier}</StateBadge>,
    text: ({ tier }) => tier,
  },
  {
    id: 'commission',
    head: t('sports.leagues.commission'),
    cell: (league) => commissionOf(league) || '–',
    text: commissionOf,
    figures: true,
  },
  {
    id: 'code',
    head: t('sports.leagues.code'),
    cell: ({ code }) => <span className="mono">{code}</span>,
    text: ({ code }) => code,
  },
];

const FILTERS = ['find', 'sport', 'tier'] as const;

const fits = (
  { name, code, sport, tier }: League,
  filter: Readonly<Record<(typeof FILTERS)[number], string>>,
): boolean => {
  const sought = filter.find.toLowerCase();
  const isFound = name.toLowerCase().includes(sought) || code.includes(sought);
  return (
    isFound && (filter.sport === '' || filter.sport === sport) && (filter.tier === '' || filter.tier === tier)
  );
};

/** The leagues with what may be lost on them, each with the proposal of a change. */
export const LeaguesPage = () => {
  const t = useTexts();
  useTitle(t('sports.leagues.title'));
  const { values, set, clear, any } = useUrlFilters(FILTERS);
  const rows = useLeagues();
  const columns = useMemo(() => columnsOf(t), [t]);
  const found = rows.rows.filter((league) => fits(league, values));
  return (
    <DrawerList
      name="sports-leagues"
      title={t('sports.leagues.title')}
      columns={columns}
      rows={{ ...rows, rows: found, readAll: async () => found }}
      idOf={({ code }) => code}
      path="/sports-leagues"
      gone={t('sports.leagues.gone')}
      renderDetail={(league, close) => <LeagueDetail key={league.code} league={league} onClose={close} />}
      emptyText={t('sports.leagues.empty')}
      onWiden={any ? clear : undefined}
      filters={
        <>
          <TextFilter
            label={t('sports.leagues.find')}
            value={values.find}
            onText={(text) => set('find', text)}
          />
          <ChoiceFilter
            label={t('sports.sport')}
            value={values.sport}
            options={SPORT_NAMES.map((value) => ({ value, name: t(`sports.kindsOfSport.${value}`) }))}
            onChoose={(sport) => set('sport', sport)}
          />
          <ChoiceFilter
            label={t('sports.leagues.tier')}
            value={values.tier}
            options={TIERS.map((value) => ({ value, name: value }))}
            onChoose={(tier) => set('tier', tier)}
          />
        </>
      }
    />
  );
};

const LeagueDetail = ({ league, onClose }: { league: League; onClose: () => void }) => {
  const t = useTexts();
  const mayChange = useMay()('updateSportsLeague');
  const [isAsked, setIsAsked] = useState(false);
  const { code, name, sport, tier } = league;
  return (
    <DetailPanel
      id={code}
      title={name}
      onClose={onClose}
      actions={
        mayChange && (
          <ActionButton keys="c" name={t('sports.leagues.change')} onAct={() => setIsAsked(true)} />
        )
      }
    >
      <DetailList>
        <Detail name={t('sports.sport')}>{t(`sports.kindsOfSport.${sport}`)}</Detail>
        <Detail name={t('sports.leagues.tier')}>
          <StateBadge tone={TONES[tier]}>{t(`sports.leagues.tiers.${tier}`)}</StateBadge>
        </Detail>
        <Detail name={t('sports.leagues.commission')}>{commissionOf(league)}</Detail>
        <Detail name={t('sports.leagues.code')} copy={code}>
          <span className="mono">{code}</span>
        </Detail>
      </DetailList>
      <p>{t('sports.leagues.tierHelp')}</p>
      <p>{t('sports.leagues.rule')}</p>
      {isAsked && <LeagueDialog league={league} onClose={() => setIsAsked(false)} />}
    </DetailPanel>
  );
};
