import { Button, Group } from '@mantine/core';
import { useMemo } from 'react';
import { DrawerList } from '../../shared/detail/drawer-list.tsx';
import { formatInstant, formatMoney } from '../../shared/format.ts';
import { type Texts, useTexts } from '../../shared/language.ts';
import { useMay } from '../../shared/may.ts';
import { TextFilter } from '../../shared/table/filters.tsx';
import type { Column } from '../../shared/table/types.ts';
import { useUrlFilters } from '../../shared/table/use-url-filters.ts';
import { useTitle } from '../../shared/use-title.ts';
import { AgentDetail } from './agent-detail.tsx';
import { OpenAgent } from './open-agent.tsx';
import { ReverseTransfer } from './reverse-transfer.tsx';
import { type Place, type TeamRow, TYPE_NAMES, useTeam } from './use-team.ts';

/** One step in for each level, as far as a name still has room. */
const STEP_PX = 16;
const MOST_STEPS = 8;

const lineOf = (line: readonly Place[]): string => line.map(({ name }) => name).join(' › ');

const columnsOf = (t: Texts): Column<TeamRow>[] => [
  {
    id: 'name',
    head: t('agents.name'),
    cell: ({ name, depth }) => (
      <span style={{ paddingInlineStart: Math.min(depth, MOST_STEPS) * STEP_PX }}>{name}</span>
    ),
    text: ({ name }) => name,
  },
  {
    id: 'line',
    head: t('agents.line'),
    cell: ({ line }) => lineOf(line) || '–',
    text: ({ line }) => lineOf(line),
  },
  {
    id: 'type',
    head: t('agents.type'),
    cell: ({ type }) => t(`agents.types.${TYPE_NAMES[type]}`),
    text: ({ type }) => t(`agents.types.${TYPE_NAMES[type]}`),
  },
  {
    id: 'teamSize',
    head: t('agents.teamSize'),
    cell: ({ teamSize, teamSizeIsLeast }) => `${teamSize}${teamSizeIsLeast ? '+' : ''}`,
    text: ({ teamSize, teamSizeIsLeast }) => `${teamSize}${teamSizeIsLeast ? '+' : ''}`,
    figures: true,
  },
  {
    id: 'balance',
    head: t('agents.balance'),
    cell: ({ balance }) => formatMoney(balance),
    text: ({ balance }) => balance,
    figures: true,
  },
  {
    id: 'depth',
    head: t('agents.depth'),
    cell: ({ depth }) => depth,
    text: ({ depth }) => String(depth),
    figures: true,
    hidden: true,
  },
  {
    id: 'joined',
    head: t('agents.joinedAt'),
    cell: ({ joinedAt }) => formatInstant(joinedAt),
    text: ({ joinedAt }) => formatInstant(joinedAt),
    figures: true,
  },
  {
    id: 'lastLogin',
    head: t('agents.lastLoginAt'),
    cell: ({ lastLoginAt }) => (lastLoginAt === null ? '–' : formatInstant(lastLoginAt)),
    text: ({ lastLoginAt }) => (lastLoginAt === null ? '' : formatInstant(lastLoginAt)),
    figures: true,
    hidden: true,
  },
];

const FILTERS = ['account'] as const;

/** The tree of agents: from those who stand below nobody down to any team. */
export const AgentsPage = () => {
  const t = useTexts();
  useTitle(t('agents.title'));
  const may = useMay();
  const { values, set, clear, any } = useUrlFilters(FILTERS);
  const rows = useTeam(values);
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <DrawerList
      name="agents"
      title={t('agents.title')}
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      path="/agents"
      gone={t('agents.gone')}
      renderDetail={(row, close) => (
        <AgentDetail
          key={row.id}
          row={row}
          onTeam={() => {
            close();
            set('account', row.name);
          }}
          onClose={close}
        />
      )}
      emptyText={t(any ? 'agents.unknown' : 'agents.empty')}
      onWiden={any ? clear : undefined}
      filters={
        <>
          <TextFilter
            label={t('agents.find')}
            value={values.account}
            onText={(account) => set('account', account)}
          />
          <PathLine path={rows.first?.path ?? []} onAccount={(account) => set('account', account)} />
          {may('openAgent') && <OpenAgent onPlace={(account) => set('account', account)} />}
          {may('proposeTransferReversal') && <ReverseTransfer />}
        </>
      }
    />
  );
};

interface PathLineProps {
  readonly path: readonly Place[];
  readonly onAccount: (account: string) => void;
}

/** The line that leads down to whose team is shown; each account of it is a way back up. */
const PathLine = ({ path, onAccount }: PathLineProps) => {
  const t = useTexts();
  if (path.length === 0) return null;
  return (
    <Group component="nav" gap={4} aria-label={t('agents.line')}>
      <Button size="compact-xs" variant="subtle" onClick={() => onAccount('')}>
        {t('agents.heads')}
      </Button>
      {path.map(({ id, name }) => (
        <Button key={id} size="compact-xs" variant="subtle" onClick={() => onAccount(name)}>
          {name}
        </Button>
      ))}
    </Group>
  );
};
