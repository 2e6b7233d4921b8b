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
  const next =
    waiting === null
      ? []
      : [
          {
            key: 'waiting',
            name: waitingText(waiting),
            look: 'now' as const,
            ...noteOf(waiting.what === 'payment' ? waiting.payout : null),
          },
        ];
  return <Timeline label={t('withdraw.history.timeline')} steps={[...happened, ...next]} />;
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
  return (payout: PayoutOf | null): { note?: string } => {
    if (payout === null) return {};
    const words = t('withdraw.payout', { ...payout, amount: formatMoney(payout.amount, symbol) });
    return {
      note: payout.coin === null ? words : `${words} · ${t('withdraw.coin', { amount: payout.coin })}`,
    };
  };
};
