import { Alert } from '@mantine/core';
import { Icon, Money } from '@hintha/ui';
import { Link } from 'react-router';
import { DetailPanel } from '../../../shared/detail/detail-panel.tsx';
import { Fact, Facts } from '../../../shared/detail/facts.tsx';
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
      <Facts>
        <Fact name={t('transfers.account')}>
          <Link to={`/members/${transfer.accountId}`}>{transfer.account}</Link>
        </Fact>
        <Fact name={t('transfers.direction')}>{t(`transfers.directions.${transfer.direction}`)}</Fact>
        <Fact name={t('transfers.amount')} copy={transfer.amount}>
          <Money amount={transfer.amount} symbol="Ks" />
        </Fact>
        <Fact name={t('transfers.vendor')}>{transfer.vendor}</Fact>
        <Fact name={t('transfers.state')}>{t(`transfers.states.${transfer.state}`)}</Fact>
        {transfer.reason !== null && (
          <Fact name={t('transfers.why')}>{t(`transfers.reasons.${transfer.reason}`)}</Fact>
        )}
        <Fact name={t('transfers.transferId')} copy={transfer.transferId}>
          {transfer.transferId}
        </Fact>
        <Fact name={t('transfers.asks')}>{String(transfer.asks)}</Fact>
        <Fact name={t('transfers.createdAt')}>{formatInstant(transfer.createdAt)}</Fact>
        {transfer.closedAt !== null && (
          <Fact name={t('transfers.closedAt')}>{formatInstant(transfer.closedAt)}</Fact>
        )}
        {transfer.note !== null && <Fact name={t('transfers.note')}>{transfer.note}</Fact>}
      </Facts>
    </DetailPanel>
  );
};
