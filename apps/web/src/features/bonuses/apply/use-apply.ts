import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallFailed } from '../../../shared/api.ts';
import { useTextForm } from '../../../shared/forms/use-text-form.ts';
import { sendPictures } from '../../../shared/pictures/send-pictures.ts';
import { showToast } from '../../../shared/toasts.ts';

const MOST_SIGNS = 140;

/** The form that applies for a bonus: sent once, however often it is tried before the server has answered. */
export const useApply = (promotionId: string, onDone: () => void) => {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [validationError, setValidationError] = useState<string | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const open = useRef<string | null>(null);
  const form = useTextForm<'contactId' | 'comment'>({
    fields: ['contactId', 'comment'],
    optional: ['comment'],
    missing: { contactId: t('bonuses.apply.contactMissing') },
    validationErrorOf: (field, value) =>
      field === 'comment' && value.length > MOST_SIGNS ? t('bonuses.apply.commentLong') : undefined,
    send: async ({ contactId, comment }) => {
      const requestId = (open.current ??= crypto.randomUUID());
      const fields = { promotionId, contactId: contactId.trim(), comment: comment.trim(), requestId };
      setShare(0);
      try {
        await sendPictures('applyForBonus', { fields, pictures, onProgress: setShare });
        showToast('success', t('bonuses.apply.sent'));
        onDone();
      } catch (error) {
        // Without an answer it may have arrived; the same request is then answered as it was.
        if (!(error instanceof CallFailed)) open.current = null;
        throw error;
      } finally {
        setShare(null);
        await client.invalidateQueries({ queryKey: ['listOffers'] });
      }
    },
  });
  const choose = (next: readonly File[], wrong: string | null) => {
    setPictures(next);
    setValidationError(wrong);
  };
  return { form, pictures, choose, validationError, share };
};
