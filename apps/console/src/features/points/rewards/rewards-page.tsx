import type { Language } from '@hintha/contract';
import { Money } from '@hintha/ui';
import { useMemo } from 'react';
import { DrawerList } from '../../../shared/detail/drawer-list.tsx';
import { useLanguage, useTexts, type Texts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { StateBadge } from '../../../shared/state-badge.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { NewReward } from './new-reward.tsx';
import { RewardDetail } from './reward-detail.tsx';
import { nameOf } from './name-of.ts';
import { useRewards, type Reward } from './use-rewards.ts';

const columnsOf = (t: Texts, language: Language): Column<Reward>[] => [
  {
    id: 'name',
    head: t('rewards.name'),
    cell: (reward) => nameOf(reward, language),
    text: (reward) => nameOf(reward, language),
  },
  {
    id: 'state',
    head: t('rewards.state'),
    cell: ({ enabled }) => (
      <StateBadge tone={enabled ? 'jade' : 'gray'}>
        {t(enabled ? 'rewards.shown' : 'rewards.hidden')}
      </StateBadge>
    ),
    text: ({ enabled }) => (enabled ? 'on' : 'off'),
  },
  {
    id: 'points',
    head: t('rewards.points'),
    cell: ({ points }) => points.toLocaleString('en-US'),
    text: ({ points }) => String(points),
    figures: true,
  },
  {
    id: 'amount',
    head: t('rewards.amount'),
    cell: ({ amount }) => <Money amount={amount} />,
    text: ({ amount }) => amount,
    figures: true,
  },
  {
    id: 'spent',
    head: t('finance.cost.since'),
    cell: ({ spent }) => <Money amount={spent} />,
    text: ({ spent }) => spent,
    figures: true,
  },
  {
    id: 'left',
    head: t('rewards.left'),
    cell: ({ stock, taken }) => (stock - taken).toLocaleString('en-US'),
    text: ({ stock, taken }) => String(stock - taken),
    figures: true,
  },
  {
    id: 'taken',
    head: t('rewards.taken'),
    cell: ({ taken }) => taken.toLocaleString('en-US'),
    text: ({ taken }) => String(taken),
    figures: true,
  },
  {
    id: 'each',
    head: t('rewards.mostEach'),
    cell: ({ mostEach }) => mostEach ?? '–',
    text: ({ mostEach }) => String(mostEach ?? ''),
    figures: true,
  },
  {
    id: 'sending',
    head: t('rewards.sending'),
    cell: ({ physical }) => t(physical ? 'rewards.physical' : 'rewards.virtual'),
    text: ({ physical }) => (physical ? 'physical' : 'virtual'),
  },
  {
    id: 'position',
    head: t('rewards.position'),
    cell: ({ position }) => position,
    text: ({ position }) => String(position),
    figures: true,
    hidden: true,
  },
];

/** The rewards of the store, with the drawer of one reward. */
export const RewardsPage = () => {
  const t = useTexts();
  useTitle(t('rewards.title'));
  const mayCreate = useMay()('createReward');
  const language = useLanguage((chosen) => chosen.language);
  const rows = useRewards();
  const columns = useMemo(() => columnsOf(t, language), [t, language]);
  return (
    <DrawerList
      name="rewards"
      title={t('rewards.title')}
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      path="/rewards"
      gone={t('rewards.gone')}
      renderDetail={(row, close) => <RewardDetail key={row.id} reward={row} onClose={close} />}
      emptyText={t('rewards.empty')}
      filters={mayCreate && <NewReward />}
    />
  );
};
