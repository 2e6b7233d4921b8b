import { latinDigits } from '@hintha/money';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api.ts';
import { formatMoney, formatNumber } from '../../../shared/format/format.ts';
import { useTextForm } from '../../../shared/forms/use-text-form.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useOnce } from '../use-once.ts';

interface Bounds {
  /** As many as there are. */
  points: number;
  least: number;
}

/** Digits of whichever script, groups between them; not a number for anything else. */
const readPoints = (typed: string): number => {
  const digits = latinDigits(typed).replaceAll(/[\s,]/gu, '');
  return /^\d{1,12}$/u.test(digits) ? Number(digits) : Number.NaN;
};

/** The form that turns points into money. */
export const useExchange = ({ points, least }: Bounds, onDone: () => void) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const once = useOnce();
  const range = { least: formatNumber(least), most: formatNumber(points) };
  const isWithin = (asked: number) => asked >= least && asked <= points;
  const form = useTextForm<'points' | 'paymentPassword'>({
    fields: ['points', 'paymentPassword'],
    missing: {
      points: t('rewardsStore.convert.askedWrong', range),
      paymentPassword: t('rewardsStore.passwordMissing'),
    },
    validationErrorOf: (field, value) =>
      field === 'points' && !isWithin(readPoints(value))
        ? t('rewardsStore.convert.askedWrong', range)
        : undefined,
    send: async ({ points: typed, paymentPassword }) => {
      const wanted = readPoints(typed);
      const done = await once({ points: String(wanted) }, (requestId) =>
        call('convertPoints', { body: { points: wanted, paymentPassword, requestId } }),
      );
      const values = { points: formatNumber(done.points), amount: formatMoney(done.amount, symbol) };
      showToast('success', t('rewardsStore.convert.sent', values));
      onDone();
    },
  });
  const asked = readPoints(form.draft.points);
  return { ...form, asked: Number.isNaN(asked) ? 0 : asked };
};
