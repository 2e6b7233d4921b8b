import { Money } from '@hintha/ui';
import { DetailPanel } from '../../../shared/detail/detail-panel.tsx';
import { Detail, DetailList } from '../../../shared/detail/detail-list.tsx';
import { MemberLink } from '../../../shared/detail/member-link.tsx';
import { formatInstant } from '../../../shared/format.ts';
import { useLanguage, useTexts } from '../../../shared/language.ts';
import { StateBadge } from '../../../shared/state-badge.tsx';
import { RedemptionActions } from './redemption-actions.tsx';
import { TONES, rewardName, type Redemption } from './use-redemptions.ts';

interface Props {
  readonly redemption: Redemption;
  readonly onClose: () => void;
}

/** Everything known of one redemption. */
export const RedemptionDetail = ({ redemption, onClose }: Props) => {
  const t = useTexts();
  const language = useLanguage((chosen) => chosen.language);
  const { id, accountId, account, quantity, points, amount, state, reason, remark } = redemption;
  const { appliedAt, decidedAt, physical } = redemption;
  return (
    <DetailPanel
      id={id}
      title={`${rewardName(redemption, language)} · ${id}`}
      onClose={onClose}
      actions={<RedemptionActions redemption={redemption} onClose={onClose} />}
    >
      <DetailList>
        <Detail name={t('redemptions.state')}>
          <StateBadge tone={TONES[state]}>{t(`redemptions.states.${state}`)}</StateBadge>
        </Detail>
        <Detail name={t('redemptions.reason')}>
          {reason !== null && t(`redemptions.reasons.${reason}`)}
        </Detail>
        <Detail name={t('redemptions.remark')}>{remark}</Detail>
        <Detail name={t('redemptions.account')} copy={account}>
          <MemberLink id={accountId} name={account} />
        </Detail>
        <Detail name={t('redemptions.quantity')}>
          <span className="num">{quantity}</span>
        </Detail>
        <Detail name={t('redemptions.points')}>
          <span className="num">{points.toLocaleString('en-US')}</span>
        </Detail>
        <Detail name={t('redemptions.amount')}>
          <Money amount={amount} symbol="Ks" />
        </Detail>
        {physical && <Delivery redemption={redemption} />}
        <Detail name={t('redemptions.appliedAt')}>{formatInstant(appliedAt)}</Detail>
        <Detail name={t('redemptions.decidedAt')}>{decidedAt !== null && formatInstant(decidedAt)}</Detail>
      </DetailList>
    </DetailPanel>
  );
};

/** Where it is sent to, for those who may see that. */
const Delivery = ({ redemption: { address, mobile, addressShown } }: { redemption: Redemption }) => {
  const t = useTexts();
  if (!addressShown) return <Detail name={t('redemptions.address')}>{t('redemptions.addressHidden')}</Detail>;
  return (
    <>
      <Detail name={t('redemptions.address')} copy={address}>
        {address}
      </Detail>
      <Detail name={t('redemptions.mobile')} copy={mobile}>
        {mobile}
      </Detail>
    </>
  );
};
