import { Form } from '../../../shared/forms/form.tsx';
import { call } from '../../../shared/api.ts';
import { FormCaptcha } from '../captcha/form-captcha.tsx';
import { useCaptchaForm } from '../captcha/use-captcha-form.ts';
import { useAccessDraft } from '../draft.ts';
import { KeptNumber } from '../kept-fields.tsx';
import { PhoneCodeField } from '../phone/phone-code-field.tsx';
import { useDialCode } from '../phone/use-dial-code.ts';
import { useProvider } from '../provider/use-provider.ts';
import { LoginEnd, type LoginFormProps } from './login-end.tsx';

const useMobileLogin = ({ flow, rememberMe }: Omit<LoginFormProps, 'takesFocus'>) => {
  const kept = useAccessDraft(({ mobileNum }) => mobileNum);
  const countryDialingCode = useDialCode();
  const provider = useProvider();
  return useCaptchaForm<'mobileNum' | 'verificationCode'>({
    fields: ['mobileNum', 'verificationCode'],
    captchaWith: 'form',
    kept: { mobileNum: kept },
    fallback: 'mobileNum',
    send: async (draft, answer) => {
      const shown = draft.verificationCode.trim();
      const order = {
        ...(provider === null
          ? ({ type: 'sms', verificationCode: shown } as const)
          : ({ type: 'firebase', firebaseIdToken: shown } as const)),
        countryDialingCode,
        mobileNum: draft.mobileNum.trim(),
        remember: rememberMe.wanted,
        ...answer,
      };
      const entry = { username: '', password: '', type: 'sms' } as const;
      await flow.enter(async () => call('logIn', { body: order }), entry);
    },
  });
};

/** Logs in by mobile number and a code that is sent to it. */
export const MobileLogin = (props: LoginFormProps) => {
  const form = useMobileLogin(props);
  return (
    <Form form={form}>
      <KeptNumber form={form} takesFocus={props.takesFocus} />
      <FormCaptcha form={form} />
      <PhoneCodeField form={form} purpose="login" />
      <LoginEnd rememberMe={props.rememberMe} sending={form.sending} />
    </Form>
  );
};
