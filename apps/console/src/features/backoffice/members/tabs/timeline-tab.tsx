import { Chip, Group } from '@mantine/core';
import { Money } from '@hintha/ui';
import { useMemo } from 'react';
import { call, type Reply } from '../../../../shared/api.ts';
import { SubjectPageLink } from '../../../../shared/detail/subject-link.tsx';
import { formatInstant } from '../../../../shared/format.ts';
import { useTexts, wordsFor, type Texts } from '../../../../shared/language.ts';
import { StateBadge, type BadgeTone } from '../../../../shared/state-badge.tsx';
import type { Column } from '../../../../shared/table/types.ts';
import { ListTable } from '../../../../shared/table/list-table.tsx';
import { useUrlFilters } from '../../../../shared/table/use-url-filters.ts';
import { Words } from '../../../../shared/table/words.tsx';
import { PAGE, useMemberRows } from '../use-member.ts';

type Entry = Reply<'listTimeline'>['entries'][number];
type Kind = Entry['kind'];

const TONES: Readonly<Record<Kind, BadgeTone>> = {
  signIn: 'gray',
  deposit: 'jade',
  withdrawal: 'lapis',
  redemption: 'lapis',
  application: 'amber',
  reward: 'gold',
  posting: 'gold',
  bet: 'gray',
  message: 'gray',
  case: 'amber',
  chat: 'lapis',
  note: 'amber',
  restriction: 'cin',
  act: 'amber',
};
const KINDS = Object.keys(TONES) as readonly Kind[];

/** Where the words for what happened stand; a note says itself. */
const WORDS: Readonly<Record<Kind, string>> = {
  signIn: 'members.signIns',
  deposit: 'deposits.states',
  withdrawal: 'withdrawals.states',
  redemption: 'redemptions.states',
  application: 'applications.states',
  reward: 'members.rewards',
  posting: 'members.postings',
  bet: 'members.bets',
  message: 'members.messages',
  case: 'cases.states',
  chat: 'chats.states',
  note: 'members.entries',
  restriction: 'members.kinds',
  act: 'audit.actions',
};

/** Money that has moved for good says which way. */
const MOVED: ReadonlySet<Kind> = new Set<Kind>(['posting', 'bet']);

const LED_TO = ['deposit', 'withdrawal', 'redemption', 'application', 'case', 'chat'] as const;

/** Whether it can be looked at somewhere. */
const isPlace = (kind: Kind): kind is (typeof LED_TO)[number] => LED_TO.some((one) => one === kind);

const Reference = ({ entry }: { entry: Entry }) => {
  const { kind, id, text } = entry;
  const words = kind === 'case' || kind === 'chat' ? `${id} · ${text}` : (text ?? id);
  if (!isPlace(kind)) return <Words>{text}</Words>;
  return (
    <SubjectPageLink kind={kind} id={id}>
      {words}
    </SubjectPageLink>
  );
};

const columnsOf = (t: Texts): Column<Entry>[] => [
  {
    id: 'at',
    head: t('members.at'),
    cell: ({ at }) => <time className="num">{formatInstant(at)}</time>,
    text: ({ at }) => formatInstant(at),
  },
  {
    id: 'kind',
    head: t('members.kind'),
    cell: ({ kind }) => <StateBadge tone={TONES[kind]}>{t(`members.entries.${kind}`)}</StateBadge>,
    text: ({ kind }) => kind,
  },
  {
    id: 'what',
    head: t('members.happened'),
    cell: ({ kind, what }) => wordsFor(t, WORDS[kind], what),
    text: ({ what }) => what,
  },
  {
    id: 'amount',
    head: t('members.amount'),
    cell: ({ amount, kind }) => amount !== null && <Money amount={amount} signed={MOVED.has(kind)} />,
    text: ({ amount }) => amount ?? '',
    figures: true,
  },
  {
    id: 'text',
    head: t('members.details'),
    cell: (entry) => <Reference entry={entry} />,
    text: ({ text }) => text ?? '',
  },
  { id: 'by', head: t('members.by'), cell: ({ by }) => by ?? '–', text: ({ by }) => by ?? '' },
];

const useTimeline = (id: string, kinds: string) =>
  useMemberRows<Entry>({
    id,
    list: ['timeline', kinds],
    fetch: async (before, signal) => {
      const query = { before, limit: PAGE, ...(kinds === '' ? {} : { kinds }) };
      const { entries, next } = await call('listTimeline', { params: { id }, query, signal });
      return { rows: entries, next: next ?? undefined };
    },
  });

const KindFilter = ({ kinds, onKinds }: { kinds: string; onKinds: (kinds: string) => void }) => {
  const t = useTexts();
  return (
    <Chip.Group
      multiple
      value={kinds === '' ? [] : kinds.split(',')}
      onChange={(next) => onKinds(next.join(','))}
    >
      <Group gap={6} role="group" aria-label={t('members.kind')}>
        {KINDS.map((kind) => (
          <Chip key={kind} value={kind} size="xs" radius="sm" variant="outline">
            {t(`members.entries.${kind}`)}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  );
};

/** Everything around a member in one list; chips leave only some kinds of it. */
export const TimelineTab = ({ id }: { id: string }) => {
  const t = useTexts();
  const { values, set, clear } = useUrlFilters(['kinds']);
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <ListTable
      inner
      name="member-timeline"
      title={t('members.tabs.timeline')}
      columns={columns}
      rows={useTimeline(id, values.kinds)}
      idOf={(entry) => `${entry.kind}-${entry.id}`}
      emptyText={t('members.nothing')}
      onWiden={values.kinds === '' ? undefined : clear}
      filters={<KindFilter kinds={values.kinds} onKinds={(kinds) => set('kinds', kinds)} />}
    />
  );
};
