import { Button } from '@hintha/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api.ts';
import { refreshBalance } from '../../../shared/balance.ts';
import { explain } from '../../../shared/explain.ts';
import styles from './chase.module.css';

/** Ends a chase after it was asked once more: what is no bet yet comes back. */
export const EndChase = ({ id }: { id: string }) => {
  const { t } = useTranslation('lottery');
  const client = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('cancelChase', { params: { id } }),
    onSettled: async () => {
      void refreshBalance();
      await client.invalidateQueries({ queryKey: ['listChases'] });
    },
  });
  if (!isAsked) return <Button onClick={() => setIsAsked(true)}>{t('chase.end')}</Button>;
  return (
    <div className={styles.actions}>
      <p className={styles.text}>{t('chase.endAsk')}</p>
      <div role="alert">{error !== null && <p className={styles.problem}>{explain(error)}</p>}</div>
      <Button loading={isPending} onClick={() => mutate()}>
        {t('chase.end')}
      </Button>
      <Button onClick={() => setIsAsked(false)}>{t('chase.goOn')}</Button>
    </div>
  );
};
