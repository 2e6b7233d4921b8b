import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api.ts';
import { CodeField } from '../../../shared/codes/code-field.tsx';
import type { CaptchaAnswer } from '../captcha/use-captcha-form.ts';
import { ProviderField } from '../provider/provider-field.tsx';
import { useProvider } from '../provider/use-provider.ts';
import { useDialCode } from './use-dial-code.ts';

/** What a code to a phone is for. */
export type CodePurpose = 'login' | 'password' | 'register-mobile' | 'register-username';

interface Form {
  draft: { mobileNum: string; verificationCode: string };
  change: (field: 'verificationCode', value: string) => void;
  errorOf: (field: 'verificationCode') => string | undefined;
  refuse: (error: unknown, form: HTMLFormElement | null) => void;
  beside: (ask: (answer: CaptchaAnswer) => Promise<Sent>) => Promise<Sent>;
}

interface Sent {
  expiredMinutes: number;
}

/** What shows that the number of a form is the caller's: a code sent to it, or the token of an outside provider. */
export const PhoneCodeField = ({ form, purpose }: { form: Form; purpose: CodePurpose }) => {
  const { t } = useTranslation();
  const countryDialingCode = useDialCode();
  const provider = useProvider();
  const mobileNum = form.draft.mobileNum.trim();
  const field = {
    value: form.draft.verificationCode,
    onValue: (value: string) => form.change('verificationCode', value),
    error: form.errorOf('verificationCode'),
    waitKey: [purpose, countryDialingCode, mobileNum].join(' '),
  };
  // A forgotten password is set by our own code alone.
  if (provider !== null && purpose !== 'password') return <ProviderField {...field} url={provider} />;
  return (
    <CodeField
      {...field}
      name="verificationCode"
      label={t('access.verificationCode')}
      send={async () =>
        form.beside(async (answer) => ask(purpose, { countryDialingCode, mobileNum, ...answer }))
      }
      onRefused={form.refuse}
    />
  );
};

interface Order extends CaptchaAnswer {
  countryDialingCode: string;
  mobileNum: string;
}

const ask = async (purpose: CodePurpose, order: Order): Promise<Sent> => {
  if (purpose === 'login' || purpose === 'password')
    return call('sendPhoneCode', { body: { ...order, purpose } });
  const { mobileNum: mobileNo, ...rest } = order;
  const regType = purpose === 'register-mobile' ? 'MOBILE' : 'USERNAME';
  return call('sendRegisterCode', { body: { ...rest, mobileNo, regType } });
};
