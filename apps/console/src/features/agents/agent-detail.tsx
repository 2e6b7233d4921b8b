import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { ActionButton } from '../../shared/detail/action-button.tsx';
import { Detail, DetailList } from '../../shared/detail/detail-list.tsx';
import { DetailPanel } from '../../shared/detail/detail-panel.tsx';
import { formatInstant } from '../../shared/format.ts';
import { useTexts } from '../../shared/language.ts';
import { useMay } from '../../shared/may.ts';
import { MoveDialog } from './move-dialog.tsx';
import { RatesDialog } from './rates-dialog.tsx';
import { type Place, type TeamRow, TYPE_NAMES } from './use-team.ts';

interface Props {
  readonly row: TeamRow;
  /** The line down to whose team is listed. */
  readonly path: readonly Place[];
  readonly onTeam: () => void;
  readonly onClose: () => void;
}

/** One account of the tree, with what can be done with it. */
export const AgentDetail = ({ row, path, onTeam, onClose }: Props) => {
  const t = useTexts();
  const may = useMay();
  const [asked, setAsked] = useState<'move' | 'rates' | null>(null);
  const { id, name, type, depth, balance, teamSize, teamSizeIsLeast, joinedAt, lastLoginAt, rates } = row;
  return (
    <DetailPanel
      id={id}
      title={name}
      onClose={onClose}
      actions={
        <>
          {teamSize > 1 && <ActionButton keys="t" name={t('agents.openTeam')} onAct={onTeam} />}
          {may('proposeMove') && (
            <ActionButton keys="v" name={t('agents.move')} onAct={() => setAsked('move')} />
          )}
          {may('proposeAgentRates') && (
            <ActionButton keys="r" name={t('agents.setRates')} onAct={() => setAsked('rates')} />
          )}
        </>
      }
    >
      <DetailList>
        <Detail name={t('agents.type')}>{t(`agents.types.${TYPE_NAMES[type]}`)}</Detail>
        <Detail name={t('agents.line')}>{path.map((place) => place.name).join(' › ') || '–'}</Detail>
        <Detail name={t('agents.depth')}>{depth}</Detail>
        <Detail name={t('agents.teamSize')}>{`${teamSize}${teamSizeIsLeast ? '+' : ''}`}</Detail>
        <Detail name={t('agents.balance')}>{balance}</Detail>
        <Detail name={t('agents.joinedAt')}>{formatInstant(joinedAt)}</Detail>
        <Detail name={t('agents.lastLoginAt')}>
          {lastLoginAt === null ? '–' : formatInstant(lastLoginAt)}
        </Detail>
        <Detail name={t('agents.rates')}>
          {Object.entries(rates)
            .map(([category, rate]) => `${category} ${rate}`)
            .join(' · ')}
        </Detail>
      </DetailList>
      <Anchor component={Link} to={`/members/${id}`}>
        {t('agents.file')}
      </Anchor>
      {asked === 'move' && <MoveDialog account={name} onClose={() => setAsked(null)} />}
      {asked === 'rates' && <RatesDialog row={row} onClose={() => setAsked(null)} />}
    </DetailPanel>
  );
};
