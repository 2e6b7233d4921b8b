import { Button } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../shared/forms/form.tsx';
import { FormCaptcha } from '../captcha/form-captcha.tsx';
import styles from '../form.module.css';
import { PhoneCodeField } from '../phone/phone-code-field.tsx';
import { TickField } from '../../../shared/forms/tick-field.tsx';
import { bannerOf } from './refused.ts';
import type { RegisterField } from './register-draft.ts';
import { RegisterTextField } from './register-field.tsx';
import { TermsButton } from './terms-button.tsx';
import { UnknownCodeDialog } from './unknown-code-dialog.tsx';
import { useRegisterForm, type RegisterFormState, type RegisterOrder } from './use-register-form.ts';

/** Opens an account by user name and password, or by mobile number and the code sent to it. */
export const RegisterForm = (order: RegisterOrder) => {
  const { t } = useTranslation();
  const form = useRegisterForm(order);
  const { refused } = form;
  return (
    <>
      <Form form={{ banner: bannerOf(refused), submit: (event) => void form.submit(event) }}>
        {form.fields.map((field) => (
          <RegisterPart key={field.name} form={form} order={order} field={field} />
        ))}
        <TickField
          required
          name="ageAndTermsAccepted"
          label={t('access.register.ageAndTerms')}
          ticked={form.draft.ageAndTermsAccepted}
          onTick={(ageAndTermsAccepted) => form.change({ ageAndTermsAccepted })}
          error={form.errorOf('ageAndTermsAccepted')}
        />
        <TermsButton />
        <div className={styles.actions}>
          <Button type="submit" look="gold" large wide loading={form.sending}>
            {t('access.register.submit')}
          </Button>
          <Button wide onClick={form.reset}>
            {t('access.register.reset')}
          </Button>
        </div>
      </Form>
      {refused?.unknownCode === true && <UnknownCodeDialog text={refused.text} onClose={form.confirmCode} />}
    </>
  );
};

interface RegisterPartProps {
  form: RegisterFormState;
  order: RegisterOrder;
  field: RegisterField;
}

/** One part of the form: a field of its rule, a code, or the captcha. */
const RegisterPart = ({ form, order, field }: RegisterPartProps) => {
  const beside = {
    ...form,
    change: (name: string, value: string) => form.change({ [name]: value }),
  };
  if (field.control.kind === 'captcha') return <FormCaptcha form={beside} />;
  if (field.control.kind === 'code')
    return <PhoneCodeField form={beside} purpose={`register-${order.method}`} />;
  return <RegisterTextField form={form} rules={order.rules} field={field} takesFocus={order.takesFocus} />;
};
