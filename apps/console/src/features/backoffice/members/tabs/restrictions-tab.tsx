import { useMemo, useState } from 'react';
import { AskButton } from '../../../../shared/forms/ask-button.ts';
import { call } from '../../../../shared/api.ts';
import { formatInstant } from '../../../../shared/format.ts';
import { ReasonDialog } from '../../../../shared/forms/reason-dialog.tsx';
import { useTexts, type Texts } from '../../../../shared/language.ts';
import { useMay } from '../../../../shared/may.ts';
import { StateBadge } from '../../../../shared/state-badge.tsx';
import type { Column } from '../../../../shared/table/types.ts';
import { ListTable } from '../../../../shared/table/list-table.tsx';
import { Words } from '../../../../shared/table/words.tsx';
import { useConsoleMutation } from '../../../../shared/use-console-mutation.ts';
import { MEMBER, useMemberRows, type Restriction } from '../use-member.ts';

const stateOf = ({ live, liftedBy }: Restriction) => {
  if (live) return 'live';
  return liftedBy === null ? 'over' : 'lifted';
};

const liftColumn = (t: Texts, onLift: (restriction: Restriction) => void): Column<Restriction> => ({
  id: 'lift',
  head: t('members.action'),
  cell: (restriction) =>
    restriction.live && (
      <AskButton
        size="compact-sm"
        aria-label={`${t('members.lift')}: ${t(`members.kinds.${restriction.kind}`)}`}
        onClick={() => onLift(restriction)}
      >
        {t('members.lift')}
      </AskButton>
    ),
});

const howItEnded = (t: Texts): Column<Restriction>[] => [
  {
    id: 'until',
    head: t('members.until'),
    cell: ({ until }) => (until === null ? t('members.spans.open') : formatInstant(until)),
    text: ({ until }) => (until === null ? '' : formatInstant(until)),
    figures: true,
  },
  {
    id: 'lifted',
    head: t('members.liftedBy'),
    cell: ({ liftedBy, liftedAt }) =>
      liftedBy === null ? '–' : `${liftedBy} · ${liftedAt === null ? '' : formatInstant(liftedAt)}`,
    text: ({ liftedBy }) => liftedBy ?? '',
  },
  {
    id: 'liftNote',
    head: t('members.liftNote'),
    cell: ({ liftNote }) => <Words>{liftNote}</Words>,
    text: ({ liftNote }) => liftNote ?? '',
  },
];

const columnsOf = (t: Texts): Column<Restriction>[] => [
  {
    id: 'kind',
    head: t('members.what'),
    cell: ({ kind }) => t(`members.kinds.${kind}`),
    text: ({ kind }) => kind,
  },
  {
    id: 'state',
    head: t('members.state'),
    cell: (restriction) => (
      <StateBadge tone={restriction.live ? 'cin' : 'gray'}>
        {t(`members.restrictionStates.${stateOf(restriction)}`)}
      </StateBadge>
    ),
    text: stateOf,
  },
  {
    id: 'reason',
    head: t('members.reasonCode'),
    cell: ({ reason }) => t(`members.reasons.${reason}`),
    text: ({ reason }) => reason,
  },
  { id: 'note', head: t('members.why'), cell: ({ note }) => <Words>{note}</Words>, text: ({ note }) => note },
  { id: 'by', head: t('members.by'), cell: ({ setBy }) => setBy, text: ({ setBy }) => setBy },
  {
    id: 'at',
    head: t('members.at'),
    cell: ({ setAt }) => formatInstant(setAt),
    text: ({ setAt }) => formatInstant(setAt),
    figures: true,
  },
  ...howItEnded(t),
];

const useLift = () => {
  const t = useTexts();
  const [lifting, setLifting] = useState<Restriction | null>(null);
  const { busy, perform } = useConsoleMutation(MEMBER);
  const lift = async (note: string) => {
    const order = { params: { id: lifting?.id ?? '' }, body: { note } };
    if (await perform(() => call('liftRestriction', order), t('members.lifted'))) setLifting(null);
  };
  return { lifting, setLifting, busy, lift };
};

/** What is closed to a member, and what was. */
export const RestrictionsTab = ({ id }: { id: string }) => {
  const t = useTexts();
  const mayLift = useMay()('liftRestriction');
  const { lifting, setLifting, busy, lift } = useLift();
  const columns = useMemo(
    () => [...columnsOf(t), ...(mayLift ? [liftColumn(t, setLifting)] : [])],
    [t, mayLift, setLifting],
  );
  const rows = useMemberRows<Restriction>({
    id,
    list: ['restrictions'],
    fetch: async (_before, signal) => ({
      rows: await call('listRestrictions', { params: { id }, signal }),
      next: undefined,
    }),
  });
  return (
    <>
      <ListTable
        inner
        name="member-restrictions"
        title={t('members.tabs.restrictions')}
        columns={columns}
        rows={rows}
        idOf={(restriction) => restriction.id}
        urgent={({ live }) => live}
        emptyText={t('members.noRestrictions')}
      />
      {lifting !== null && (
        <ReasonDialog
          title={`${t('members.lift')}: ${t(`members.kinds.${lifting.kind}`)}`}
          consequence={t('members.liftAsk')}
          confirm={t('members.lift')}
          busy={busy}
          onConfirm={(note) => void lift(note)}
          onClose={() => setLifting(null)}
        />
      )}
    </>
  );
};
