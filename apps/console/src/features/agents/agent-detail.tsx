import { Anchor, Group } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { ActionButton } from '../../shared/detail/action-button.tsx';
import { Detail, DetailList, DetailSection } from '../../shared/detail/detail-list.tsx';
import { DetailPanel } from '../../shared/detail/detail-panel.tsx';
import { SubjectPageLink } from '../../shared/detail/subject-link.tsx';
import { formatInstant, formatMoney } from '../../shared/format.ts';
import { useTexts } from '../../shared/language.ts';
import { useMay } from '../../shared/may.ts';
import { MoveDialog } from './move-dialog.tsx';
import { CATEGORIES, shownRate } from './rate-words.ts';
import { RatesDialog } from './rates-dialog.tsx';
import { type TeamRow, TYPE_NAMES } from './use-team.ts';

interface Props {
  readonly row: TeamRow;
  readonly onTeam: () => void;
  readonly onClose: () => void;
}

/** One account of the tree, with what can be done with it. */
export const AgentDetail = ({ row, onTeam, onClose }: Props) => {
  const t = useTexts();
  const may = useMay();
  const [asked, setAsked] = useState<'move' | 'rates' | null>(null);
  const { id, name, type, depth, balance, teamSize, teamSizeIsLeast, joinedAt, lastLoginAt, rates, line } =
    row;
  return (
    <DetailPanel
      id={id}
      title={name}
      onClose={onClose}
      actions={
        <>
          {teamSize > 1 && <ActionButton keys="t" atOnce name={t('agents.openTeam')} onAct={onTeam} />}
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
        <Detail name={t('agents.line')}>
          {line.length > 0 ? line.map((place) => place.name).join(' › ') : t('agents.ofPlatform')}
        </Detail>
        <Detail name={t('agents.depth')}>{depth}</Detail>
        <Detail name={t('agents.teamSize')}>{`${teamSize}${teamSizeIsLeast ? '+' : ''}`}</Detail>
        <Detail name={t('agents.balance')}>{formatMoney(balance)}</Detail>
        <Detail name={t('agents.joinedAt')}>{formatInstant(joinedAt)}</Detail>
        <Detail name={t('agents.lastLoginAt')}>
          {lastLoginAt === null ? '–' : formatInstant(lastLoginAt)}
        </Detail>
      </DetailList>
      <DetailSection title={t('agents.rates')}>
        <DetailList>
          {CATEGORIES.map((category) => (
            <Detail key={category} name={t(`agents.categories.${category}`)}>
              {shownRate(category, rates[category])}
            </Detail>
          ))}
        </DetailList>
      </DetailSection>
      <Group gap="md">
        <SubjectPageLink kind="account" id={id}>
          {t('agents.file')}
        </SubjectPageLink>
        {may('listAccountContracts') && (
          <Anchor component={Link} to={`/contracts?tab=account&account=${encodeURIComponent(name)}`}>
            {t('agents.contracts')}
          </Anchor>
        )}
      </Group>
      {asked === 'move' && <MoveDialog account={name} onClose={() => setAsked(null)} />}
      {asked === 'rates' && <RatesDialog row={row} onClose={() => setAsked(null)} />}
    </DetailPanel>
  );
};
