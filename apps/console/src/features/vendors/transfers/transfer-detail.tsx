import { Alert } from '@mantine/core';
import { Icon, Money } from '@hintha/ui';
import { Link } from 'react-router';
import { DetailPanel } from '../../../shared/detail/detail-panel.tsx';
import { Detail, DetailList } from '../../../shared/detail/detail-list.tsx';
import { formatInstant } from '../../../shared/format.ts';
import { useTexts } from '../../../shared/language.ts';
import { TransferActions } from './transfer-actions.tsx';
import type { Transfer } from './use-transfers.ts';

interface Props {
  readonly transfer: Transfer;
  readonly onClose: () => void;
}

/** Everything that is known of one transfer, and what can be done about it. */
export const TransferDetail = ({ transfer, onClose }: Props) => {
  const t = useTexts();
  const isOpen = transfer.state === 'open' || transfer.state === 'manual';
  return (
    <DetailPanel
      id={transfer.id}
      title={t('transfers.one', { id: transfer.id })}
      onClose={onClose}
      actions={isOpen ? <TransferActions transfer={transfer} onClose={onClose} /> : undefined}
    >
      {transfer.state === 'manual' && (
        <Alert color="amber" icon={<Icon name="warning" />}>
          {t(`transfers.hints.${transfer.direction}`)}
        </Alert>
      )}
      <DetailList>
        <Detail name={t('transfers.account')}>
          <Link to={`/members/${transfer.accountId}`}>{transfer.account}</Link>
        </Detail>
        <Detail name={t('transfers.direction')}>{t(`transfers.directions.${transfer.direction}`)}</Detail>
        <Detail name={t('transfers.amount')} copy={transfer.amount}>
          <Money amount={transfer.amount} symbol="Ks" />
        </Detail>
        <Detail name={t('transfers.vendor')}>{transfer.vendor}</Detail>
        <Detail name={t('transfers.state')}>{t(`transfers.states.${transfer.state}`)}</Detail>
        {transfer.reason !== null && (
          <Detail name={t('transfers.why')}>{t(`transfers.reasons.${transfer.reason}`)}</Detail>
        )}
        <Detail name={t('transfers.transferId')} copy={transfer.transferId}>
          {transfer.transferId}
        </Detail>
        <Detail name={t('transfers.attempts')}>{String(transfer.attempts)}</Detail>
        <Detail name={t('transfers.createdAt')}>{formatInstant(transfer.createdAt)}</Detail>
        {transfer.closedAt !== null && (
          <Detail name={t('transfers.closedAt')}>{formatInstant(transfer.closedAt)}</Detail>
        )}
        {transfer.note !== null && <Detail name={t('transfers.note')}>{transfer.note}</Detail>}
      </DetailList>
    </DetailPanel>
  );
};
