import { useTranslation } from 'react-i18next';
import { useServerNow } from '../../../shared/clock.ts';
import { Countdown } from '../../../shared/parts/countdown.tsx';

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;

/** The time that is left until an instant: whole days, and on the last of them the clock. */
export const TimeLeft = ({ until }: { until: number }) => {
  const { t } = useTranslation('account');
  const days = Math.floor((until - useServerNow(MINUTE_MS)) / DAY_MS);
  if (days > 0) return <b>{t('promotions.raffles.daysLeft', { days })}</b>;
  return <Countdown until={until} label={t('promotions.raffles.left')} />;
};
