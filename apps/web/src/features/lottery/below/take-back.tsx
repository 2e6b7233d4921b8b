import { Button } from '@hintha/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api.ts';
import { explain } from '../../../shared/explain.ts';
import { formatMoney } from '../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import styles from './below.module.css';
import type { Ticket } from './use-history.ts';

/** Takes an order back while that is possible, after it was asked once more. */
export const TakeBack = ({ ticket: { id, stake } }: { ticket: Ticket }) => {
  const { t } = useTranslation('lottery');
  const symbol = useCurrencySymbol();
  const client = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('cancelLotteryOrder', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['listLotteryOrders'] }),
  });
  if (!isAsked)
    return (
      <Button className={styles.aside} onClick={() => setIsAsked(true)}>
        {t('page.takeBack')}
      </Button>
    );
  return (
    <div className={styles.takeBack}>
      <p>{t('page.takeBackAsk', { stake: formatMoney(stake, symbol) })}</p>
      <div className={styles.choices}>
        <Button look="soft" loading={isPending} onClick={() => mutate()}>
          {t('page.takeBack')}
        </Button>
        <Button onClick={() => setIsAsked(false)}>{t('page.keepTicket')}</Button>
      </div>
      <div role="alert">{error !== null && <p>{explain(error)}</p>}</div>
    </div>
  );
};
