import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../../shared/format/format-time.ts';
import { formatMoney } from '../../../../shared/format/format.ts';
import { Timeline } from '../../../../shared/parts/timeline.tsx';
import { useCurrencySymbol } from '../../../../shared/permission.ts';
import type { WholeWithdrawal } from '../own-queries.ts';
import { happenedOf, waitingOf, type Happened, type PayoutOf, type Waiting } from './timeline.ts';

const BAD: ReadonlySet<Happened['what']> = new Set(['DISPUTED', 'REFUNDED', 'REJECTED', 'FAILED']);

/** What has happened to a withdrawal, and at its end who is waited for. */
export const WithdrawalTimeline = ({ withdrawal }: { withdrawal: WholeWithdrawal }) => {
  const { t } = useTranslation('account');
  const noteOf = useNote();
  const waitingText = useWaitingText();
  const happened = happenedOf(withdrawal).map(({ what, at, payout }, index) => ({
    key: `${index}`,
    name: t(`withdraw.steps.${what}`),
    look: BAD.has(what) ? ('bad' as const) : ('done' as const),
    at,
    ...noteOf(payout),
  }));
  const waiting = waitingOf(withdrawal);
  const usual = useUsualText(withdrawal.usualMinutes);
  const next =
    waiting === null
      ? []
      : [
          {
            key: 'waiting',
            name: waitingText(waiting),
            look: 'now' as const,
            ...noteOf(waiting.what === 'payment' ? waiting.payout : null, isAhead(waiting) ? usual : null),
          },
        ];
  return <Timeline label={t('withdraw.history.timeline')} steps={[...happened, ...next]} />;
};

/** Whether the money is still to be sent. */
const isAhead = ({ what }: Waiting): boolean => what === 'check' || what === 'staff' || what === 'payment';

const HOUR_MINUTES = 60;

/** How long it usually takes until money is sent; null where that is not known. */
const useUsualText = (minutes: number | null): string | null => {
  const { t } = useTranslation('account');
  if (minutes === null) return null;
  return minutes < 2 * HOUR_MINUTES
    ? t('withdraw.usual.minutes', { minutes })
    : t('withdraw.usual.hours', { hours: Math.ceil(minutes / HOUR_MINUTES) });
};

const useWaitingText = () => {
  const { t } = useTranslation('account');
  return (waiting: Waiting): string => {
    if (waiting.what !== 'answer') return t(`withdraw.waits.${waiting.what}`);
    return waiting.until === null
      ? t('withdraw.waits.anyAnswer')
      : t('withdraw.waits.answer', { time: formatTime(waiting.until) });
  };
};

/** Which of the payments a step is about, and how much of the money. */
const useNote = () => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const wordsOf = (payout: PayoutOf) => [
    t('withdraw.payout', { ...payout, amount: formatMoney(payout.amount, symbol) }),
    payout.coin === null ? null : t('withdraw.coin', { amount: payout.coin }),
  ];
  return (payout: PayoutOf | null, usual: string | null = null): { note?: string } => {
    const words = [...(payout === null ? [] : wordsOf(payout)), usual].filter((text) => text !== null);
    return words.length === 0 ? {} : { note: words.join(' · ') };
  };
};
