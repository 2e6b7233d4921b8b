import { Money } from '@hintha/ui';
import { formatInstant } from '../../../shared/format.ts';
import type { Texts } from '../../../shared/language.ts';
import { TARGETS } from '../../../shared/queue/targets.ts';
import { Age } from '../../../shared/spans.tsx';
import { StateBadge } from '../../../shared/state-badge.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { kindName, TONES, type Application } from './use-applications.ts';

/** A decision, or the money once it was decided; null for who waits for neither. */
const waitsSince = ({ state, appliedAt, decidedAt }: Application): number | null => {
  if (state === 'DUE') return decidedAt;
  return state === 'APPLYING' ? appliedAt : null;
};

/** The columns of the queue: first what an application is found by, last what is asked for seldom. */
export const columnsOf = (t: Texts): Column<Application>[] => [
  {
    id: 'number',
    head: t('applications.number'),
    cell: ({ id }) => <span className="num">{id}</span>,
    text: ({ id }) => id,
  },
  {
    id: 'age',
    head: t('applications.age'),
    cell: (application) => {
      const since = waitsSince(application);
      return since !== null && <Age since={since} lateMs={TARGETS.applications} />;
    },
    figures: true,
  },
  {
    id: 'account',
    head: t('applications.account'),
    cell: ({ account }) => account,
    text: ({ account }) => account,
  },
  {
    id: 'contact',
    head: t('applications.contact'),
    cell: ({ contactId }) => contactId,
    text: ({ contactId }) => contactId,
  },
  {
    id: 'kind',
    head: t('applications.kind'),
    cell: ({ kind }) => kindName(t, kind),
    text: ({ kind }) => kind,
  },
  {
    id: 'state',
    head: t('applications.state'),
    cell: ({ state }) => <StateBadge tone={TONES[state]}>{t(`applications.states.${state}`)}</StateBadge>,
    text: ({ state }) => state,
  },
  {
    id: 'amount',
    head: t('applications.amount'),
    cell: ({ amount }) => (amount === null ? '–' : <Money amount={amount} />),
    text: ({ amount }) => amount ?? '',
    figures: true,
  },
  {
    id: 'elsewhere',
    head: t('applications.hadElsewhere'),
    cell: ({ hadElsewhere }) =>
      hadElsewhere ? <StateBadge tone="amber">{t('applications.hadElsewhere')}</StateBadge> : '–',
    text: ({ hadElsewhere }) => String(hadElsewhere),
  },
  {
    id: 'reason',
    head: t('applications.reason'),
    cell: ({ reason }) => (reason === null ? '–' : t(`applications.reasons.${reason}`)),
    text: ({ reason }) => reason ?? '',
    hidden: true,
  },
  {
    id: 'applied',
    head: t('applications.appliedAt'),
    cell: ({ appliedAt }) => formatInstant(appliedAt),
    text: ({ appliedAt }) => formatInstant(appliedAt),
    figures: true,
    hidden: true,
  },
];
