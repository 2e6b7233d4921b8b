import { Alert } from '@mantine/core';
import { Icon, Money } from '@hintha/ui';
import { useState } from 'react';
import { call } from '../../../shared/api.ts';
import { ActionButton } from '../../../shared/detail/action-button.tsx';
import { DetailPanel } from '../../../shared/detail/detail-panel.tsx';
import { Detail, DetailList } from '../../../shared/detail/detail-list.tsx';
import { formatInstant, formatMoney } from '../../../shared/format.ts';
import { useTexts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import { MatchDialog } from './match-dialog.tsx';
import { INCOMING, type Incoming } from './use-incoming.ts';

interface Props {
  readonly line: Incoming;
  readonly onClose: () => void;
}

const Match = ({ line, onClose }: Props) => {
  const t = useTexts();
  const [asked, setAsked] = useState(false);
  const { busy, perform } = useConsoleMutation(INCOMING, 'deposits', 'queues', 'approvals');
  const match = async (depositId: string, reason: string, requestId: string) => {
    const done = await perform(
      () => call('matchIncoming', { params: { id: line.id }, body: { depositId, reason, requestId } }),
      ({ proposed }) => t(proposed === null ? 'incoming.matched' : 'incoming.proposed'),
    );
    if (done) onClose();
  };
  return (
    <>
      <ActionButton
        keys="m"
        tone="gold"
        name={t('incoming.match')}
        busy={busy}
        onAct={() => setAsked(true)}
      />
      {asked && (
        <MatchDialog
          what={t('incoming.what', { amount: formatMoney(line.amount), txn: line.txnId })}
          busy={busy}
          onClose={() => setAsked(false)}
          onConfirm={(depositId, reason, requestId) => void match(depositId, reason, requestId)}
        />
      )}
    </>
  );
};

/** Everything that the statement says of one transfer. */
export const IncomingDetail = ({ line, onClose }: Props) => {
  const t = useTexts();
  const may = useMay();
  return (
    <DetailPanel
      id={line.id}
      title={line.txnId}
      onClose={onClose}
      actions={may('matchIncoming') ? <Match line={line} onClose={onClose} /> : undefined}
    >
      {line.contradicted && (
        <Alert color="cin" icon={<Icon name="warning" />}>
          {t('incoming.contradicted')}
        </Alert>
      )}
      <DetailList>
        <Detail name={t('incoming.amount')} copy={line.amount}>
          <Money amount={line.amount} symbol="Ks" />
        </Detail>
        <Detail name={t('incoming.txn')} copy={line.txnId}>
          {line.txnId}
        </Detail>
        <Detail name={t('incoming.payer')}>{line.payerName}</Detail>
        <Detail name={t('incoming.note')}>{line.note}</Detail>
        <Detail name={t('incoming.channel')}>{line.channelId}</Detail>
        <Detail name={t('incoming.receiver')}>{`${line.receiver.name} · ${line.receiver.number}`}</Detail>
        <Detail name={t('incoming.at')}>{formatInstant(line.at)}</Detail>
      </DetailList>
    </DetailPanel>
  );
};
