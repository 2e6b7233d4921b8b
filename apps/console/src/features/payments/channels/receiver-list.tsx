import { useState } from 'react';
import { AskButton } from '../../../shared/forms/ask-button.ts';
import { call } from '../../../shared/api.ts';
import { LastChange } from '../../../shared/detail/last-change.tsx';
import { formatMoney } from '../../../shared/format.ts';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { StateBadge } from '../../../shared/state-badge.tsx';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import styles from './channels.module.css';
import { CHANNELS, type Receiver } from './use-channels.ts';

const HealthDialog = ({ receiver, onClose }: { receiver: Receiver; onClose: () => void }) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(CHANNELS);
  const { id, healthy, number } = receiver;
  const turn = healthy ? 'takeOut' : 'putBack';
  const over = async (done: Promise<boolean>) => (await done) && onClose();
  return (
    <ReasonDialog
      title={`${t(`channels.${turn}`)}: ${number}`}
      consequence={t(`channels.${turn}Ask`)}
      confirm={t(`channels.${turn}`)}
      tone={healthy ? 'cin' : 'gold'}
      busy={busy}
      onConfirm={(reason) =>
        void over(
          perform(
            () => call('setReceiverHealth', { params: { id }, body: { healthy: !healthy, reason } }),
            t('channels.done'),
          ),
        )
      }
      onClose={onClose}
    />
  );
};

/** The system accounts that a channel is paid to, each with its health. */
export const ReceiverList = ({ receivers }: { receivers: readonly Receiver[] }) => {
  const t = useTexts();
  const maySet = useMay()('setReceiverHealth');
  const [askedId, setAskedId] = useState<string | null>(null);
  const asked = receivers.find(({ id }) => id === askedId);
  if (receivers.length === 0) return <p>{t('channels.noReceivers')}</p>;
  return (
    <ul className={styles.receivers}>
      {receivers.map(({ id, name, number, healthy, dailyCap, taken, changed }) => (
        <li key={id}>
          <span className={styles.who}>
            <b>{name}</b> <span className="num">{number}</span>
          </span>
          <StateBadge tone={healthy ? 'jade' : 'cin'}>
            {t(healthy ? 'channels.healthy' : 'channels.unhealthy')}
          </StateBadge>
          <span>{t('channels.taken', { taken: formatMoney(taken), cap: formatMoney(dailyCap) })}</span>
          {maySet && (
            <AskButton
              size="compact-sm"
              aria-label={`${t(healthy ? 'channels.takeOut' : 'channels.putBack')}: ${number}`}
              onClick={() => setAskedId(id)}
            >
              {t(healthy ? 'channels.takeOut' : 'channels.putBack')}
            </AskButton>
          )}
          {changed !== null && (
            <span className={styles.why}>
              <LastChange change={changed} />
            </span>
          )}
        </li>
      ))}
      {asked !== undefined && <HealthDialog receiver={asked} onClose={() => setAskedId(null)} />}
    </ul>
  );
};
