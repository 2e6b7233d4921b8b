import { CaptchaField } from './captcha-field.tsx';
import type { CaptchaState } from './use-captcha.ts';

interface Form {
  captcha: CaptchaState;
  draft: { captcha: string };
  change: (field: 'captcha', value: string) => void;
  errorOf: (field: 'captcha') => string | undefined;
}

/** The captcha of a form while the server asks for one. */
export const FormCaptcha = ({ form }: { form: Form }) =>
  form.captcha.shown && (
    <CaptchaField
      captcha={form.captcha}
      value={form.draft.captcha}
      onValue={(value) => form.change('captcha', value)}
      error={form.errorOf('captcha')}
    />
  );
