import { formatMoney } from '../../../shared/format.ts';
import type { Texts } from '../../../shared/language.ts';
import { StateBadge } from '../../../shared/state-badge.tsx';
import type { Column } from '../../../shared/table/types.ts';
import type { Mission } from '../use-missions.ts';
import { isMoney } from './read-mission.ts';

const sayTarget = ({ metric, target }: Mission): string => (isMoney(metric) ? formatMoney(target) : target);

const sayReward = (t: Texts, { reward: { kind, amount } }: Mission): string =>
  kind === 'CASH' ? formatMoney(amount) : t('missions.points', { amount });

const sayMetric = (t: Texts, { metric, category }: Mission): string => {
  const name = t(`missions.metrics.${metric}`);
  return category === null ? name : `${name} · ${t(`missions.categories.${category}`)}`;
};

const sayDays = (t: Texts, { startsOn: from, endsOn: to }: Mission): string =>
  to === null ? t('missions.from', { from }) : t('missions.fromTo', { from, to });

/** What there is to see of a mission, in a line. */
export const columnsOf = (t: Texts): Column<Mission>[] => [
  {
    id: 'title',
    head: t('missions.mission'),
    cell: ({ titles }) => titles.en,
    text: ({ titles }) => titles.en,
  },
  {
    id: 'titleMy',
    head: t('missions.titleMy'),
    cell: ({ titles }) => <span lang="my">{titles.my}</span>,
    text: ({ titles }) => titles.my,
    hidden: true,
  },
  {
    id: 'state',
    head: t('missions.state'),
    cell: ({ enabled }) => (
      <StateBadge tone={enabled ? 'jade' : 'gray'}>{t(enabled ? 'missions.on' : 'missions.off')}</StateBadge>
    ),
    text: ({ enabled }) => (enabled ? 'on' : 'off'),
  },
  {
    id: 'type',
    head: t('missions.type'),
    cell: ({ type }) => t(`missions.types.${type}`),
    text: ({ type }) => type,
  },
  {
    id: 'metric',
    head: t('missions.metric'),
    cell: (mission) => sayMetric(t, mission),
    text: (mission) => sayMetric(t, mission),
  },
  { id: 'target', head: t('missions.target'), cell: sayTarget, text: ({ target }) => target, figures: true },
  {
    id: 'reward',
    head: t('missions.reward'),
    cell: (mission) => sayReward(t, mission),
    text: (mission) => sayReward(t, mission),
    figures: true,
  },
  {
    id: 'days',
    head: t('missions.days'),
    cell: (mission) => sayDays(t, mission),
    text: (mission) => sayDays(t, mission),
  },
  {
    id: 'claims',
    head: t('missions.claims'),
    cell: ({ claims }) => claims,
    text: ({ claims }) => String(claims),
    figures: true,
  },
  {
    id: 'cost',
    head: t('finance.cost.since'),
    cell: ({ cost }) => formatMoney(cost),
    text: ({ cost }) => cost,
    figures: true,
  },
];
