import { Button } from '@hintha/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { explain } from '../../../../shared/explain.ts';
import { PictureSlots } from '../../../../shared/pictures/picture-slots.tsx';
import { sendPictures } from '../../../../shared/pictures/send-pictures.ts';
import { showToast } from '../../../../shared/toasts.ts';
import { useKnown, type Deposit } from '../use-deposits.ts';
import { slipsLeft } from './slips-left.ts';
import styles from './pay.module.css';

interface SlipsProps {
  deposit: Deposit;
  state: Deposit['state'];
}

/** Pictures of the payment for staff to look at, while they can still help. */
export const Slips = ({ deposit, state }: SlipsProps) => {
  const { t } = useTranslation('account');
  const left = slipsLeft(deposit, state);
  const sent = deposit.slips.length;
  if (left === 0 && sent === 0) return null;
  return (
    <section className={styles.slips}>
      <h3 className={styles.heading}>{t('deposit.slips.title')}</h3>
      <p className={styles.small}>{t('deposit.slips.text')}</p>
      {sent > 0 && <p className={styles.small}>{t('deposit.slips.sent', { count: sent })}</p>}
      {left > 0 && <SlipForm key={sent} id={deposit.id} left={left} />}
    </section>
  );
};

const useSlips = (id: string) => {
  const { t } = useTranslation('account');
  const know = useKnown();
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [validationError, setValidationError] = useState<string | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const send = async () => {
    setValidationError(null);
    setShare(0);
    try {
      know(await sendPictures('addSlips', { id, pictures, onProgress: setShare }));
      showToast('success', t('deposit.slips.done'));
    } catch (error) {
      setValidationError(explain(error));
    } finally {
      setShare(null);
    }
  };
  const choose = (next: readonly File[], wrong: string | null) => {
    setPictures(next);
    setValidationError(wrong);
  };
  return { pictures, choose, validationError, share, send };
};

const SlipForm = ({ id, left }: { id: string; left: number }) => {
  const { t } = useTranslation('account');
  const { pictures, choose, validationError, share, send } = useSlips(id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (share === null) void send();
  };
  return (
    <form className={styles.slipForm} noValidate onSubmit={submit}>
      <PictureSlots
        legend={t('deposit.slips.choose', { left })}
        most={left}
        pictures={pictures}
        onPictures={choose}
        validationError={validationError}
      />
      {share !== null && (
        <progress className={styles.progress} max={1} value={share} aria-label={t('deposit.slips.sending')} />
      )}
      {pictures.length > 0 && (
        <Button type="submit" look="soft" loading={share !== null}>
          {t('deposit.slips.send')}
        </Button>
      )}
    </form>
  );
};
