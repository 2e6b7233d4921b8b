import { useTranslation } from 'react-i18next';
import { Form } from '../../../shared/forms/form.tsx';
import { call } from '../../../shared/api.ts';
import { FormCaptcha } from '../captcha/form-captcha.tsx';
import { useCaptchaForm } from '../captcha/use-captcha-form.ts';
import { useAccessDraft } from '../draft.ts';
import { KeptName } from '../kept-fields.tsx';
import { LatinField } from '../../../shared/forms/latin-field.tsx';
import { LoginEnd, type LoginFormProps } from './login-end.tsx';

const useNameLogin = ({ flow, rememberMe }: Omit<LoginFormProps, 'takesFocus'>) => {
  const kept = useAccessDraft(({ username }) => username);
  return useCaptchaForm<'username' | 'password'>({
    fields: ['username', 'password'],
    captchaWith: 'form',
    kept: { username: kept },
    fallback: 'password',
    send: async (draft, answer) => {
      // Both are sent without the blanks around them.
      const username = draft.username.trim();
      const password = draft.password.trim();
      const body = { type: 'username', username, password, remember: rememberMe.wanted, ...answer } as const;
      await flow.enter(async () => call('logIn', { body }), { username, password, type: 'username' });
    },
  });
};

/** Logs in by user name and password. */
export const NameLogin = (props: LoginFormProps) => {
  const { t } = useTranslation();
  const form = useNameLogin(props);
  return (
    <Form form={form}>
      <KeptName form={form} takesFocus={props.takesFocus} />
      <LatinField
        secret
        name="password"
        label={t('access.password')}
        autoComplete="current-password"
        value={form.draft.password}
        onValue={(value) => form.change('password', value)}
        error={form.errorOf('password')}
      />
      <FormCaptcha form={form} />
      <LoginEnd rememberMe={props.rememberMe} sending={form.sending} />
    </Form>
  );
};
