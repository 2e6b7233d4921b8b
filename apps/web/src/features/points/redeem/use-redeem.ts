import { latinDigits } from '@hintha/money';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api.ts';
import { useTextForm } from '../../../shared/forms/use-text-form.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useOnce } from '../use-once.ts';
import type { Reward } from '../use-points.ts';

interface Order {
  reward: Reward;
  quantity: number;
}

const SENT = ['receivingAddress', 'mobileNum', 'paymentPassword'] as const;
/** What a carrier can call, as the server takes it. */
const PHONE = /^\+?\d[\d -]{5,18}$/u;

/** The form that redeems a reward: address and phone are asked for what is sent. */
export const useRedeem = ({ reward, quantity }: Order, onDone: () => void) => {
  const { t } = useTranslation('account');
  const once = useOnce();
  return useTextForm<(typeof SENT)[number]>({
    fields: SENT,
    optional: reward.physical ? [] : ['receivingAddress', 'mobileNum'],
    missing: {
      receivingAddress: t('rewardsStore.redeem.addressMissing'),
      mobileNum: t('rewardsStore.redeem.mobileMissing'),
      paymentPassword: t('rewardsStore.passwordMissing'),
    },
    validationErrorOf: (field, value) =>
      field === 'mobileNum' && !PHONE.test(latinDigits(value))
        ? t('rewardsStore.redeem.mobileWrong')
        : undefined,
    send: async ({ paymentPassword, receivingAddress, mobileNum }) => {
      const sent = {
        rewardId: reward.id,
        receivingAddress: receivingAddress.trim(),
        mobileNum: latinDigits(mobileNum.trim()),
      };
      await once({ ...sent, quantity: String(quantity) }, (requestId) =>
        call('redeemReward', { body: { ...sent, quantity, paymentPassword, requestId } }),
      );
      showToast('success', t('rewardsStore.redeem.sent'));
      onDone();
    },
  });
};
