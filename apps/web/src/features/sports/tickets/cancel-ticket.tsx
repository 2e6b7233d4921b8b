import { Button } from '@hintha/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api.ts';
import { refreshBalance } from '../../../shared/balance.ts';
import { serverNow, useServerNow } from '../../../shared/clock.ts';
import { explain } from '../../../shared/explain.ts';
import { formatTime } from '../../../shared/format/format-time.ts';
import { formatMoney } from '../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import styles from './tickets.module.css';
import type { Ticket } from './use-tickets.ts';

/** Takes a ticket back while that is possible, after it was asked once more. */
export const CancelTicket = ({ ticket: { id, stake }, until }: { ticket: Ticket; until: number }) => {
  const { t } = useTranslation('sports');
  const symbol = useCurrencySymbol();
  const client = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  useServerNow(1000);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('cancelSportsTicket', { params: { id } }),
    onSettled: async () => {
      void refreshBalance();
      await client.invalidateQueries({ queryKey: ['listSportsTickets'] });
    },
  });
  if (serverNow() > until) return null;
  const problem = (
    <div role="alert">{error !== null && <p className={styles.rejection}>{explain(error)}</p>}</div>
  );
  if (!isAsked)
    return (
      <div>
        <Button onClick={() => setIsAsked(true)}>{t('tickets.cancel')}</Button>
        <small className={styles.text}>
          {t('tickets.cancelUntil', { at: formatTime(until, { seconds: true }) })}
        </small>
        {problem}
      </div>
    );
  return (
    <div className={styles.asked}>
      <p>{t('tickets.cancelAsk', { stake: formatMoney(stake, symbol) })}</p>
      <div className={styles.ways}>
        <Button look="soft" loading={isPending} onClick={() => mutate()}>
          {t('tickets.cancel')}
        </Button>
        <Button onClick={() => setIsAsked(false)}>{t('tickets.keep')}</Button>
      </div>
      {problem}
    </div>
  );
};
