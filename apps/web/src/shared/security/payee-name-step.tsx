import { Field } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { call } from '../api.ts';
import { StepForm } from './step-form.tsx';
import { useProofForm, type StepProps } from './use-proof-form.ts';

/** Tells the name that payouts go to, once. */
export const PayeeNameStep = (props: StepProps) => {
  const { t } = useTranslation();
  const form = useProofForm({
    ...props,
    key: 'payeeName',
    fields: ['payeeName'],
    send: async ({ payeeName }, proof) => call('setPayeeName', { body: { payeeName, proof } }),
  });
  return (
    <StepForm form={form} submitLabel={t('security.save')} note={t('security.payeeNameNote')}>
      <Field
        required
        name="payeeName"
        label={t('access.payeeName')}
        help={t('security.payeeNameHelp')}
        autoComplete="name"
        maxLength={255}
        value={form.draft.payeeName}
        onChange={({ target }) => form.change('payeeName', target.value)}
        error={form.errorOf('payeeName')}
      />
    </StepForm>
  );
};
