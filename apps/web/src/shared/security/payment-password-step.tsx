import { useTranslation } from 'react-i18next';
import { LatinField } from '../forms/latin-field.tsx';
import { call } from '../api.ts';
import { StepForm } from './step-form.tsx';
import { useProofForm, type StepProps } from './use-proof-form.ts';
import { useRuleText, withRule } from './use-rule-text.ts';

const NEW = ['newPassword', 'confirmNewPassword'] as const;
type PaymentField = 'oldPassword' | (typeof NEW)[number];

/** Sets the withdraw password, or changes it. */
export const PaymentPasswordStep = (props: StepProps) => {
  const { t } = useTranslation();
  const rule = useRuleText('paymentPassword');
  const fields: readonly PaymentField[] = props.security.hasPaymentPassword ? ['oldPassword', ...NEW] : NEW;
  const form = useProofForm<PaymentField>({
    ...props,
    key: 'paymentPassword',
    fields,
    repeats: { confirmNewPassword: 'newPassword' },
    send: async ({ oldPassword, newPassword, confirmNewPassword }, proof) =>
      call('setPaymentPassword', { body: { oldPassword, newPassword, confirmNewPassword, proof } }),
  });
  return (
    <StepForm form={form} submitLabel={t('security.save')}>
      {fields.map((field) => (
        <LatinField
          secret
          key={field}
          name={field}
          label={t(`security.payment.${field}`)}
          // It is not the password of the account, and no browser should offer it as such.
          autoComplete="off"
          value={form.draft[field]}
          onValue={(value) => form.change(field, value)}
          {...(field === 'newPassword'
            ? { help: rule ?? t('security.payment.help'), error: withRule(form.errorOf(field), rule) }
            : { error: form.errorOf(field) })}
        />
      ))}
    </StepForm>
  );
};
