import { Alert, Anchor, Progress } from '@mantine/core';
import { Icon } from '@hintha/ui';
import { Link } from 'react-router';
import { Detail, DetailList, DetailSection } from '../../../shared/detail/detail-list.tsx';
import { formatInstant } from '../../../shared/format.ts';
import { useTexts } from '../../../shared/language.ts';
import { StateBadge } from '../../../shared/state-badge.tsx';
import { isSyncing, type Integration } from './use-integrations.ts';

const TONES = { queued: 'gray', running: 'lapis', done: 'jade', failed: 'cin' } as const;

/** How the last sync of the games went. */
export const SyncSection = ({ integration }: { integration: Integration }) => {
  const t = useTexts();
  const { sync } = integration;
  return (
    <DetailSection title={t('integrations.games')}>
      {sync === null ? (
        <p>{t('integrations.never')}</p>
      ) : (
        <>
          {isSyncing(integration) && (
            <Progress value={100} animated color="lapis" aria-label={t('integrations.syncAsked')} />
          )}
          {sync.failure !== null && (
            <Alert color="cin" icon={<Icon name="warning" />}>
              {t(`integrations.failures.${sync.failure}`, { detail: sync.detail ?? '' })}
            </Alert>
          )}
          <SyncCounts sync={sync} />
        </>
      )}
      {sync?.state === 'done' && (
        <Anchor component={Link} to="/lobby?tab=vendors">
          {t('integrations.toLobby')}
        </Anchor>
      )}
    </DetailSection>
  );
};

const SyncCounts = ({ sync }: { sync: NonNullable<Integration['sync']> }) => {
  const t = useTexts();
  const { state, askedAt, finishedAt } = sync;
  const figures = [
    ['listed', sync.games],
    ['added', sync.added],
    ['changedGames', sync.changed],
    ['goneGames', sync.gone],
    ['leftOut', sync.leftOut],
  ] as const;
  return (
    <DetailList>
      <Detail name={t('integrations.state')}>
        <StateBadge tone={TONES[state]}>{t(`integrations.syncStates.${state}`)}</StateBadge>
      </Detail>
      <Detail name={t('integrations.syncAt')}>
        <span className="num">{formatInstant(finishedAt ?? askedAt)}</span>
      </Detail>
      {figures.map(
        ([name, figure]) =>
          figure !== null && (
            <Detail key={name} name={t(`integrations.${name}`)}>
              <span className="num">{figure.toLocaleString('en-US')}</span>
            </Detail>
          ),
      )}
    </DetailList>
  );
};
