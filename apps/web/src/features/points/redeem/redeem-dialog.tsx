import { Button, Dialog, Field } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/format.ts';
import { Form } from '../../../shared/forms/form.tsx';
import { Detail } from '../../../shared/parts/detail.tsx';
import styles from '../rewards-store.module.css';
import { Price } from '../price.tsx';
import { usePoints, type Reward } from '../use-points.ts';
import { WithdrawPassword } from '../../../shared/money/withdraw-password.tsx';
import { timesOf } from './times-of.ts';
import { useRedeem } from './use-redeem.ts';

interface RedeemDialogProps {
  reward: Reward;
  quantity: number;
  onClose: () => void;
}

/** Says once more what is redeemed for what, and asks where it goes and for the withdraw password. */
export const RedeemDialog = ({ reward, quantity, onClose }: RedeemDialogProps) => {
  const { t } = useTranslation();
  const { t: own } = useTranslation('account');
  const form = useRedeem({ reward, quantity }, onClose);
  const points = reward.points * quantity;
  return (
    <Dialog open title={own('rewardsStore.redeem.title')} closeLabel={t('shell.close')} onClose={onClose}>
      <Form form={form}>
        <p className={styles.what}>
          <img src={reward.picture} alt="" width="48" height="48" />
          <b>{reward.name}</b>
        </p>
        <Terms points={points} amount={timesOf(reward.amount, quantity)} quantity={quantity} />
        {reward.physical && (
          <>
            <Field
              name="receivingAddress"
              label={own('rewardsStore.redeem.address')}
              required
              maxLength={255}
              autoComplete="street-address"
              value={form.draft.receivingAddress}
              error={form.errorOf('receivingAddress')}
              onChange={({ target }) => form.change('receivingAddress', target.value)}
            />
            <Field
              name="mobileNum"
              label={own('rewardsStore.redeem.mobile')}
              required
              type="tel"
              maxLength={20}
              autoComplete="tel"
              value={form.draft.mobileNum}
              error={form.errorOf('mobileNum')}
              onChange={({ target }) => form.change('mobileNum', target.value)}
            />
          </>
        )}
        <WithdrawPassword
          value={form.draft.paymentPassword}
          error={form.errorOf('paymentPassword')}
          onValue={(value) => form.change('paymentPassword', value)}
        />
        <p className={styles.text}>{own('rewardsStore.redeem.note')}</p>
        <Button type="submit" look="gold" large wide loading={form.sending}>
          {own('rewardsStore.redeem.send', { points: formatNumber(points) })}
        </Button>
      </Form>
    </Dialog>
  );
};

const Terms = ({ points, amount, quantity }: { points: number; amount: string; quantity: number }) => {
  const { t } = useTranslation('account');
  const { data: balance } = usePoints();
  return (
    <dl>
      <Detail name={t('rewardsStore.rewards.quantity')}>
        <span className="num">{quantity}</span>
      </Detail>
      <Detail name={t('rewardsStore.rewards.price')}>
        <Price points={points} amount={amount} />
      </Detail>
      {balance !== undefined && balance >= points && (
        <Detail name={t('rewardsStore.redeem.left')}>
          <span className="num">{formatNumber(balance - points)}</span>
        </Detail>
      )}
    </dl>
  );
};
