import { Button, Dialog } from '@hintha/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { explain } from '../../../../shared/explain.ts';
import { formatMoney } from '../../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../../shared/permission.ts';
import { PictureSlots } from '../../../../shared/pictures/picture-slots.tsx';
import { sendPictures } from '../../../../shared/pictures/send-pictures.ts';
import { showToast } from '../../../../shared/toasts.ts';
import { useTakeConfirmations } from '../own-queries.ts';
import type { Payout } from './payout-card.tsx';
import styles from './receipt.module.css';

/** As many as the server takes with one claim. */
const MOST_PICTURES = 1;

interface ClaimDialogProps {
  payout: Payout;
  onClose: () => void;
}

/** The claim that a payment has not arrived: what comes of it, and the pictures that show it. */
export const ClaimDialog = ({ payout, onClose }: ClaimDialogProps) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const { pictures, choose, validationError, submit, share } = useClaim(payout.partId, onClose);
  return (
    <Dialog open title={t('withdraw.claim.title')} closeLabel={t('withdraw.close')} onClose={onClose}>
      <form className={styles.claim} noValidate onSubmit={submit}>
        <p>
          {t('withdraw.claim.text', {
            amount: formatMoney(payout.amount, symbol),
            reference: payout.payerReference,
          })}
        </p>
        <p className={styles.forced}>{t('withdraw.claim.forced')}</p>
        <PictureSlots
          legend={t('withdraw.claim.pictures', { count: MOST_PICTURES })}
          most={MOST_PICTURES}
          pictures={pictures}
          onPictures={choose}
          validationError={validationError}
        />
        {share !== null && (
          <p className={styles.progress}>
            <progress max={1} value={share} aria-label={t('withdraw.claim.sending')} />
            <span className="num">{Math.round(share * 100)}%</span>
          </p>
        )}
        <Button type="submit" look="gold" large wide loading={share !== null}>
          {t('withdraw.claim.send')}
        </Button>
      </form>
    </Dialog>
  );
};

const useClaim = (payoutId: string, onClose: () => void) => {
  const { t } = useTranslation('account');
  const take = useTakeConfirmations();
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [validationError, setValidationError] = useState<string | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const choose = (next: readonly File[], wrong: string | null) => {
    setPictures(next);
    setValidationError(wrong);
  };
  const send = async () => {
    setValidationError(null);
    setShare(0);
    try {
      await take(await sendPictures('claimNotReceived', { id: payoutId, pictures, onProgress: setShare }));
      showToast('success', t('withdraw.claim.sent'));
      onClose();
    } catch (error) {
      setValidationError(explain(error));
    } finally {
      setShare(null);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (share !== null) return;
    if (pictures.length === 0) setValidationError(t('withdraw.claim.pictureMissing'));
    else void send();
  };
  return { pictures, choose, validationError, submit, share };
};
