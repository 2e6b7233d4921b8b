import { Alert } from '@mantine/core';
import { Icon } from '@hintha/ui';
import { DetailSection, Detail, DetailList } from '../../../shared/detail/detail-list.tsx';
import { formatInstant, formatMoney } from '../../../shared/format.ts';
import { useTexts } from '../../../shared/language.ts';
import type { Integration } from './use-integrations.ts';

type Suspension = NonNullable<Integration['suspension']>;

/** Why the integration is suspended, and which wins wait until it is resumed; nothing while it is not. */
export const SuspensionSection = ({ integration: { suspension } }: { integration: Integration }) =>
  suspension !== null && <Suspended suspension={suspension} />;

const Suspended = ({ suspension }: { suspension: Suspension }) => {
  const t = useTexts();
  const { at, cap, account, round, amount, allowed, waiting } = suspension;
  const most = cap === 'max_win_times' ? Number(allowed).toLocaleString('en-US') : formatMoney(allowed);
  return (
    <>
      <Alert
        color="cin"
        icon={<Icon name="warning" />}
        title={`${t('integrations.suspendedAt')} ${formatInstant(at)}`}
      >
        {t(`integrations.suspendedFor.${cap}`, { amount: formatMoney(amount), allowed: most })}{' '}
        {t('integrations.suspendedCall', { account: account === '' ? '–' : account, round })}{' '}
        {t('integrations.suspendedMeans')}
      </Alert>
      <DetailSection title={t('integrations.waiting')}>
        {waiting.length === 0 ? (
          <p>{t('integrations.waitingNone')}</p>
        ) : (
          <DetailList>
            {waiting.map((win) => (
              <Detail
                key={`${win.account}/${win.round}/${win.firstAt}`}
                name={`${win.account} · ${win.round}`}
              >
                <span className="num">{formatMoney(win.amount)}</span>{' '}
                {t('integrations.tries', { count: win.tries })}
              </Detail>
            ))}
          </DetailList>
        )}
      </DetailSection>
    </>
  );
};
