import { Button } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { Banner } from '../access-dialog.tsx';
import styles from '../form.module.css';
import type { RegisterRules } from './register-draft.ts';
import { RegisterTextField } from './register-field.tsx';
import { UnknownCodeDialog } from './unknown-code-dialog.tsx';
import { useRegisterForm, type RegisterFormState } from './use-register-form.ts';

interface RegisterFormProps {
  rules: RegisterRules;
  onDone: () => void;
}

/** Opens an account by user name and password. */
export const RegisterForm = ({ rules, onDone }: RegisterFormProps) => {
  const { t } = useTranslation();
  const form = useRegisterForm(rules, onDone);
  const unknownCode = form.refused?.unknownCode === true;
  return (
    <>
      <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
        <Banner text={unknownCode ? null : (form.refused?.text ?? null)} />
        {form.fields.map((name) => (
          <RegisterTextField key={name} form={form} rules={rules} name={name} />
        ))}
        <Tick form={form} />
        <div className={styles.actions}>
          <Button type="submit" look="gold" large wide loading={form.sending}>
            {t('access.register.submit')}
          </Button>
          <Button wide onClick={form.reset}>
            {t('access.register.reset')}
          </Button>
        </div>
      </form>
      {unknownCode && <UnknownCodeDialog text={form.refused?.text ?? ''} onClose={form.confirmCode} />}
    </>
  );
};

const Tick = ({ form }: { form: RegisterFormState }) => {
  const { t } = useTranslation();
  const error = form.errorOf('ageAndTermsAccepted');
  return (
    <div>
      <label className={styles.tick}>
        <input
          type="checkbox"
          name="ageAndTermsAccepted"
          required
          aria-invalid={error !== undefined || undefined}
          aria-describedby="age-and-terms-error"
          checked={form.draft.ageAndTermsAccepted}
          onChange={({ target }) => form.change({ ageAndTermsAccepted: target.checked })}
        />
        <span>{t('access.register.ageAndTerms')}</span>
      </label>
      <p className={styles.tickError} id="age-and-terms-error" aria-live="polite">
        {error}
      </p>
    </div>
  );
};
