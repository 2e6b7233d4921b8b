import { Button } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../shared/forms/form.tsx';
import { call } from '../../../shared/api.ts';
import { FormCaptcha } from '../captcha/form-captcha.tsx';
import { useCaptchaForm } from '../captcha/use-captcha-form.ts';
import { useAccessDraft } from '../draft.ts';
import type { SignInFlow } from '../authenticate/use-sign-in-flow.ts';
import { KeptNumber } from '../kept-fields.tsx';
import { PhoneCodeField } from '../phone/phone-code-field.tsx';
import { useDialCode } from '../phone/use-dial-code.ts';
import { NewPasswords, NEW_PASSWORDS, useNewPassword } from '../new-password/new-passwords.tsx';

const FIELDS = ['mobileNum', 'verificationCode', ...NEW_PASSWORDS] as const;

const useByCode = (flow: SignInFlow) => {
  const kept = useAccessDraft(({ mobileNum }) => mobileNum);
  const countryDialingCode = useDialCode();
  const { help, ...checks } = useNewPassword();
  const form = useCaptchaForm<(typeof FIELDS)[number]>({
    ...checks,
    fields: FIELDS,
    kept: { mobileNum: kept },
    fallback: 'mobileNum',
    captchaWith: 'code',
    send: async ({ mobileNum, verificationCode, newPassword }) => {
      const order = {
        countryDialingCode,
        mobileNum: mobileNum.trim(),
        verificationCode: verificationCode.trim(),
        newPassword,
      };
      const entry = { username: '', password: '', type: 'sms' } as const;
      await flow.enter(async () => call('setPasswordByCode', { body: order }), entry);
    },
  });
  return { ...form, help };
};

/** Sets a new password by a code sent to the phone, and logs in with it. */
export const ByCodeForm = ({ flow }: { flow: SignInFlow }) => {
  const { t } = useTranslation();
  const form = useByCode(flow);
  return (
    <Form form={form}>
      <KeptNumber form={form} />
      <FormCaptcha form={form} />
      <PhoneCodeField form={form} purpose="password" />
      <NewPasswords form={form} help={form.help} />
      <Button type="submit" look="gold" large wide loading={form.sending}>
        {t('access.forgot.setPassword')}
      </Button>
    </Form>
  );
};
