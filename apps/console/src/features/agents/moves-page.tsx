import { Anchor } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../shared/api.ts';
import { ActionButton } from '../../shared/detail/action-button.tsx';
import { Detail, DetailList } from '../../shared/detail/detail-list.tsx';
import { DetailPanel } from '../../shared/detail/detail-panel.tsx';
import { DrawerList } from '../../shared/detail/drawer-list.tsx';
import { formatInstant } from '../../shared/format.ts';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { type Texts, useTexts, wordsFor } from '../../shared/language.ts';
import { useMay } from '../../shared/may.ts';
import { type BadgeTone, StateBadge } from '../../shared/state-badge.tsx';
import { ChoiceFilter, TextFilter } from '../../shared/table/filters.tsx';
import type { Column } from '../../shared/table/types.ts';
import { useUrlFilters } from '../../shared/table/use-url-filters.ts';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';
import { useTitle } from '../../shared/use-title.ts';
import { MOVE_STATES, type MoveRow, MOVES, useMoves } from './use-moves.ts';

const TONES: Readonly<Record<MoveRow['state'], BadgeTone>> = {
  planned: 'lapis',
  done: 'jade',
  cancelled: 'gray',
  failed: 'cin',
};

const columnsOf = (t: Texts): Column<MoveRow>[] => [
  {
    id: 'account',
    head: t('agents.name'),
    cell: ({ account }) => account.name,
    text: ({ account }) => account.name,
  },
  {
    id: 'upline',
    head: t('agents.upline'),
    cell: ({ upline }) => upline.name,
    text: ({ upline }) => upline.name,
  },
  { id: 'day', head: t('agents.day'), cell: ({ day }) => day, text: ({ day }) => day, figures: true },
  {
    id: 'state',
    head: t('agents.moves.state'),
    cell: ({ state }) => <StateBadge tone={TONES[state]}>{t(`agents.moves.states.${state}`)}</StateBadge>,
    text: ({ state }) => t(`agents.moves.states.${state}`),
  },
  {
    id: 'moved',
    head: t('agents.moves.moved'),
    cell: ({ moved }) => moved ?? '–',
    text: ({ moved }) => String(moved ?? ''),
    figures: true,
  },
  {
    id: 'reason',
    head: t('appShell.reason'),
    cell: ({ reason }) => reason,
    text: ({ reason }) => reason,
    hidden: true,
  },
  {
    id: 'plannedAt',
    head: t('agents.moves.plannedAt'),
    cell: ({ plannedAt }) => formatInstant(plannedAt),
    text: ({ plannedAt }) => formatInstant(plannedAt),
    figures: true,
  },
];

/** Moves of teams that are ahead, and those that were. */
export const MovesPage = () => {
  const t = useTexts();
  useTitle(t('agents.moves.title'));
  const { values, set, clear, any } = useUrlFilters(['account', 'state']);
  const state = MOVE_STATES.find((one) => one === values.state);
  const rows = useMoves({ account: values.account, state });
  const may = useMay();
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <DrawerList
      name="agent-moves"
      title={t('agents.moves.title')}
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      path="/agent-moves"
      gone={t('agents.moves.gone')}
      renderDetail={(row, close) => <MoveDetail key={row.id} move={row} onClose={close} />}
      urgent={({ state }) => state === 'failed'}
      emptyText={t('agents.moves.empty')}
      onWiden={any ? clear : undefined}
      filters={
        <>
          <TextFilter
            label={t('agents.moves.find')}
            value={values.account}
            onText={(account) => set('account', account)}
          />
          <ChoiceFilter
            label={t('agents.moves.state')}
            value={values.state}
            options={MOVE_STATES.map((value) => ({ value, name: t(`agents.moves.states.${value}`) }))}
            onChoose={(chosen) => set('state', chosen)}
          />
          {may('listApprovals') && (
            <Anchor component={Link} to="/approvals">
              {t('agents.moves.approvals')}
            </Anchor>
          )}
        </>
      }
    />
  );
};

/** An account, which leads to its place in the tree. */
const PlaceLink = ({ place: { id, name } }: { place: MoveRow['account'] }) => (
  <Anchor component={Link} to={`/agents/${id}?account=${encodeURIComponent(name)}`}>
    {name}
  </Anchor>
);

const MoveDetail = ({ move, onClose }: { move: MoveRow; onClose: () => void }) => {
  const t = useTexts();
  const mayCancel = useMay()('cancelMove') && move.state === 'planned';
  const [asking, setAsking] = useState(false);
  const { id, account, upline, day, reason, state, error, moved, plannedAt } = move;
  return (
    <DetailPanel
      id={id}
      title={account.name}
      onClose={onClose}
      actions={
        mayCancel && (
          <ActionButton keys="c" tone="cin" name={t('agents.moves.cancel')} onAct={() => setAsking(true)} />
        )
      }
    >
      <DetailList>
        <Detail name={t('agents.moves.state')}>{t(`agents.moves.states.${state}`)}</Detail>
        <Detail name={t('agents.name')}>
          <PlaceLink place={account} />
        </Detail>
        <Detail name={t('agents.upline')}>
          <PlaceLink place={upline} />
        </Detail>
        <Detail name={t('agents.day')}>{day}</Detail>
        <Detail name={t('appShell.reason')}>{reason}</Detail>
        <Detail name={t('agents.moves.plannedAt')}>{formatInstant(plannedAt)}</Detail>
        {moved !== null && <Detail name={t('agents.moves.moved')}>{moved}</Detail>}
        {error !== null && (
          <Detail name={t('agents.moves.error')}>{wordsFor(t, 'agents.moves.errors', error)}</Detail>
        )}
      </DetailList>
      {asking && <CancelDialog id={id} name={account.name} onClose={() => setAsking(false)} />}
    </DetailPanel>
  );
};

const CancelDialog = ({ id, name, onClose }: { id: string; name: string; onClose: () => void }) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(MOVES);
  const cancel = async (reason: string) => {
    const run = () => call('cancelMove', { params: { id }, body: { reason } });
    if (await perform(run, t('agents.moves.cancelled'))) onClose();
  };
  return (
    <ReasonDialog
      title={`${t('agents.moves.cancel')}: ${name}`}
      consequence={t('agents.moves.cancelAsk')}
      confirm={t('agents.moves.cancel')}
      tone="cin"
      busy={busy}
      onConfirm={(reason) => void cancel(reason)}
      onClose={onClose}
    />
  );
};
