import { Money } from '@hintha/ui';
import { DetailPanel } from '../../../shared/detail/detail-panel.tsx';
import { Detail, DetailList, DetailSection } from '../../../shared/detail/detail-list.tsx';
import { MemberLink } from '../../../shared/detail/member-link.tsx';
import { Picture } from '../../../shared/detail/picture.tsx';
import { Pictures } from '../../../shared/detail/pictures.tsx';
import { formatInstant } from '../../../shared/format.ts';
import { useTexts } from '../../../shared/language.ts';
import { StateBadge } from '../../../shared/state-badge.tsx';
import { DepositActions } from './deposit-actions.tsx';
import { TONES, type QueuedDeposit } from './use-deposits.ts';

interface Props {
  readonly queued: QueuedDeposit;
  readonly onClose: () => void;
}

const Sums = ({ deposit }: Pick<QueuedDeposit, 'deposit'>) => {
  const t = useTexts();
  const { coin } = deposit;
  return (
    <DetailList>
      <Detail name={t('deposits.payAmount')} copy={deposit.payAmount}>
        <Money amount={deposit.payAmount} symbol="Ks" />
      </Detail>
      <Detail name={t('deposits.asked')}>
        <Money amount={deposit.amount} symbol="Ks" />
      </Detail>
      <Detail name={t('deposits.credited')}>
        {deposit.credited !== null && <Money amount={deposit.credited} symbol="Ks" />}
      </Detail>
      <Detail name={t('deposits.coin')}>
        {coin !== null && `${coin.amount} ${coin.currency} × ${coin.rate}`}
      </Detail>
      <Detail name={t('deposits.coinSeen')}>
        {coin !== null && `${coin.seen} ${coin.currency} (${coin.confirmations}/${coin.needed})`}
      </Detail>
    </DetailList>
  );
};

/** Everything known of one deposit. */
export const DepositDetail = ({ queued, onClose }: Props) => {
  const t = useTexts();
  const { deposit, account, accountId, payeeName } = queued;
  return (
    <DetailPanel
      id={deposit.id}
      title={deposit.orderNo}
      onClose={onClose}
      actions={<DepositActions queued={queued} onClose={onClose} />}
    >
      <DetailList>
        <Detail name={t('deposits.state')}>
          <StateBadge tone={TONES[deposit.state]}>{t(`deposits.states.${deposit.state}`)}</StateBadge>
        </Detail>
        <Detail name={t('deposits.reason')}>
          {deposit.reason !== null && t(`deposits.reasons.${deposit.reason}`)}
        </Detail>
        <Detail name={t('deposits.account')} copy={account}>
          <MemberLink id={accountId} name={account} />
        </Detail>
        <Detail name={t('deposits.payeeName')}>{payeeName}</Detail>
      </DetailList>
      <DetailSection title={t('deposits.sums')}>
        <Sums deposit={deposit} />
      </DetailSection>
      <DetailSection title={t('deposits.way')}>
        <DetailList>
          <Detail name={t('deposits.channel')}>{deposit.methodName}</Detail>
          <Detail name={t('deposits.tail')} copy={deposit.txnTail ?? undefined}>
            {deposit.txnTail}
          </Detail>
          <Detail name={t('deposits.receiver')}>
            {deposit.receiver !== null && `${deposit.receiver.name} · ${deposit.receiver.number}`}
          </Detail>
          <Detail name={t('deposits.order')} copy={deposit.orderNo}>
            {deposit.orderNo}
          </Detail>
          <Detail name={t('deposits.createdAt')}>{formatInstant(deposit.createdAt)}</Detail>
          <Detail name={t('deposits.expiresAt')}>{formatInstant(deposit.expiresAt)}</Detail>
        </DetailList>
      </DetailSection>
      {deposit.slips.length > 0 && (
        <DetailSection title={t('deposits.slips')}>
          <Pictures>
            {deposit.slips.map((id, place) => (
              <Picture key={id} id={id} label={t('deposits.slip', { place: place + 1 })} />
            ))}
          </Pictures>
        </DetailSection>
      )}
    </DetailPanel>
  );
};
