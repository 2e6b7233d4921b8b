import type { Language } from '@hintha/contract';
import { Money } from '@hintha/ui';
import { formatInstant } from '../../../shared/format.ts';
import type { Texts } from '../../../shared/language.ts';
import { TARGETS } from '../../../shared/queue/targets.ts';
import { Age } from '../../../shared/spans.tsx';
import { StateBadge } from '../../../shared/state-badge.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { rewardName, TONES, type Redemption } from './use-redemptions.ts';

/** The columns of the queue: first what a redemption is found by, last what is asked for seldom. */
export const columnsOf = (t: Texts, language: Language): Column<Redemption>[] => [
  {
    id: 'number',
    head: t('redemptions.number'),
    cell: ({ id }) => <span className="num">{id}</span>,
    text: ({ id }) => id,
  },
  {
    id: 'age',
    head: t('redemptions.age'),
    cell: ({ state, appliedAt }) =>
      state === 'APPLYING' && <Age since={appliedAt} lateMs={TARGETS.redemptions} />,
    figures: true,
  },
  {
    id: 'account',
    head: t('redemptions.account'),
    cell: ({ account }) => account,
    text: ({ account }) => account,
  },
  {
    id: 'reward',
    head: t('redemptions.reward'),
    cell: (redemption) => rewardName(redemption, language),
    text: (redemption) => rewardName(redemption, language),
  },
  {
    id: 'quantity',
    head: t('redemptions.quantity'),
    cell: ({ quantity }) => quantity,
    text: ({ quantity }) => String(quantity),
    figures: true,
  },
  {
    id: 'state',
    head: t('redemptions.state'),
    cell: ({ state }) => <StateBadge tone={TONES[state]}>{t(`redemptions.states.${state}`)}</StateBadge>,
    text: ({ state }) => state,
  },
  {
    id: 'points',
    head: t('redemptions.points'),
    cell: ({ points }) => points.toLocaleString('en-US'),
    text: ({ points }) => String(points),
    figures: true,
  },
  {
    id: 'amount',
    head: t('redemptions.amount'),
    cell: ({ amount }) => <Money amount={amount} />,
    text: ({ amount }) => amount,
    figures: true,
  },
  {
    id: 'reason',
    head: t('redemptions.reason'),
    cell: ({ reason }) => (reason === null ? '–' : t(`redemptions.reasons.${reason}`)),
    text: ({ reason }) => reason ?? '',
    hidden: true,
  },
  {
    id: 'applied',
    head: t('redemptions.appliedAt'),
    cell: ({ appliedAt }) => formatInstant(appliedAt),
    text: ({ appliedAt }) => formatInstant(appliedAt),
    figures: true,
    hidden: true,
  },
];
