import { formatInstant } from '../../../shared/format.ts';
import type { Texts } from '../../../shared/language.ts';
import { TARGETS } from '../../../shared/queue/targets.ts';
import { Age } from '../../../shared/spans.tsx';
import { StateBadge } from '../../../shared/state-badge.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { Words } from '../../../shared/table/words.tsx';
import { TONES, type Case } from './use-cases.ts';

const isWaiting = ({ state }: Case): boolean => state === 'OPEN' || state === 'IN_PROGRESS';

/** The columns of the queue: first what a case is found by, last what is asked for seldom. */
export const columnsOf = (t: Texts): Column<Case>[] => [
  {
    id: 'number',
    head: t('cases.number'),
    cell: ({ id }) => <span className="num">{id}</span>,
    text: ({ id }) => id,
  },
  {
    id: 'age',
    head: t('cases.age'),
    cell: (one) => isWaiting(one) && <Age since={one.openedAt} lateMs={TARGETS.cases} />,
    figures: true,
  },
  {
    id: 'type',
    head: t('cases.type'),
    cell: ({ type }) => t(`cases.types.${type}`),
    text: ({ type }) => type,
  },
  {
    id: 'account',
    head: t('cases.account'),
    cell: ({ account }) => (account === '' ? t('cases.visitor') : account),
    text: ({ account }) => account,
  },
  {
    id: 'content',
    head: t('cases.content'),
    cell: ({ content }) => <Words>{content}</Words>,
    text: ({ content }) => content,
  },
  {
    id: 'assignee',
    head: t('cases.assignee'),
    cell: ({ assignee }) => assignee ?? '–',
    text: ({ assignee }) => assignee ?? '',
  },
  {
    id: 'state',
    head: t('cases.state'),
    cell: ({ state }) => <StateBadge tone={TONES[state]}>{t(`cases.states.${state}`)}</StateBadge>,
    text: ({ state }) => state,
  },
  {
    id: 'opened',
    head: t('cases.openedAt'),
    cell: ({ openedAt }) => formatInstant(openedAt),
    text: ({ openedAt }) => formatInstant(openedAt),
    figures: true,
    hidden: true,
  },
];
