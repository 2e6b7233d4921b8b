import { Money } from '@hintha/ui';
import { DetailPanel } from '../../../shared/detail/detail-panel.tsx';
import { Fact, Facts } from '../../../shared/detail/facts.tsx';
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
      <Facts>
        <Fact name={t('redemptions.state')}>
          <StateBadge tone={TONES[state]}>{t(`redemptions.states.${state}`)}</StateBadge>
        </Fact>
        <Fact name={t('redemptions.reason')}>{reason !== null && t(`redemptions.reasons.${reason}`)}</Fact>
        <Fact name={t('redemptions.remark')}>{remark}</Fact>
        <Fact name={t('redemptions.account')} copy={account}>
          <MemberLink id={accountId} name={account} />
        </Fact>
        <Fact name={t('redemptions.quantity')}>
          <span className="num">{quantity}</span>
        </Fact>
        <Fact name={t('redemptions.points')}>
          <span className="num">{points.toLocaleString('en-US')}</span>
        </Fact>
        <Fact name={t('redemptions.amount')}>
          <Money amount={amount} symbol="Ks" />
        </Fact>
        {physical && <Delivery redemption={redemption} />}
        <Fact name={t('redemptions.appliedAt')}>{formatInstant(appliedAt)}</Fact>
        <Fact name={t('redemptions.decidedAt')}>{decidedAt !== null && formatInstant(decidedAt)}</Fact>
      </Facts>
    </DetailPanel>
  );
};

/** Where it is sent to, for those who may see that. */
const Delivery = ({ redemption: { address, mobile, addressShown } }: { redemption: Redemption }) => {
  const t = useTexts();
  if (!addressShown) return <Fact name={t('redemptions.address')}>{t('redemptions.addressHidden')}</Fact>;
  return (
    <>
      <Fact name={t('redemptions.address')} copy={address}>
        {address}
      </Fact>
      <Fact name={t('redemptions.mobile')} copy={mobile}>
        {mobile}
      </Fact>
    </>
  );
};
