import { latinDigits } from '@hintha/money';
import { Button, Field } from '@hintha/ui';
import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../shared/api.ts';
import { Form } from '../../../../shared/forms/form.tsx';
import { useTextForm } from '../../../../shared/forms/use-text-form.ts';
import { useKnown, useRefresh } from '../use-deposits.ts';

const TAIL = 6;

const digitsOf = (text: string): string => latinDigits(text).replaceAll(/\D/g, '');

/** The member's word that it has paid: the end of the transaction's number. A whole number may be pasted. */
export const TransferForm = ({ id }: { id: string }) => {
  const { t } = useTranslation('account');
  const know = useKnown();
  const refresh = useRefresh();
  const form = useTextForm({
    fields: ['txnTail'],
    missing: { txnTail: t('deposit.txnTailWrong') },
    validationErrorOf: (_field, value) => (value.length === TAIL ? undefined : t('deposit.txnTailWrong')),
    send: async ({ txnTail }) => know(await call('submitTransfer', { params: { id }, body: { txnTail } })),
    onRefused: refresh,
    fallback: 'txnTail',
  });
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    form.change('txnTail', digitsOf(event.clipboardData.getData('text')).slice(-TAIL));
  };
  return (
    <Form form={form}>
      <Field
        name="txnTail"
        label={t('deposit.txnTail')}
        help={t('deposit.txnTailHelp')}
        value={form.draft.txnTail}
        error={form.errorOf('txnTail')}
        inputMode="numeric"
        autoComplete="off"
        required
        onPaste={paste}
        onChange={({ target }) => form.change('txnTail', digitsOf(target.value).slice(0, TAIL))}
      />
      <Button type="submit" look="gold" large wide loading={form.sending}>
        {t('deposit.paid')}
      </Button>
    </Form>
  );
};
