import { Button } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { Banner } from './access-dialog.tsx';
import styles from './form.module.css';
import { LatinField } from './latin-field.tsx';
import type { RegisterField, RegisterRules } from './register-draft.ts';
import { useFlawText } from './use-flaw-text.ts';
import { useRegisterForm, type RegisterFormState } from './use-register-form.ts';

interface RegisterFormProps {
  rules: RegisterRules;
  onDone: () => void;
}

/** Opens an account by user name and password. */
export const RegisterForm = ({ rules, onDone }: RegisterFormProps) => {
  const { t } = useTranslation();
  const form = useRegisterForm(rules, onDone);
  const { helpOf } = useFlawText(rules);
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <Banner text={form.refused} />
      <TextField form={form} name="username" help={helpOf('username')} />
      <TextField form={form} name="password" help={helpOf('password')} secret />
      <TextField form={form} name="confirmPassword" secret />
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
  );
};

interface TextFieldProps {
  form: RegisterFormState;
  name: RegisterField;
  help?: string | undefined;
  secret?: boolean;
}

const TextField = ({ form, name, help, secret = false }: TextFieldProps) => {
  const { t } = useTranslation();
  return (
    <LatinField
      name={name}
      label={t(`access.${name}`)}
      secret={secret}
      autoFocus={name === 'username'}
      autoComplete={secret ? 'new-password' : 'username'}
      value={form.draft[name]}
      onValue={(value) => form.change({ [name]: value })}
      onLeave={() => form.leave(name)}
      error={form.errorOf(name)}
      help={help}
    />
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
