import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api.ts';
import { CodeField } from '../../../shared/codes/code-field.tsx';
import { country } from '../../../shared/permission.ts';
import { dialCode } from '../../../shared/phone/dialling-codes.ts';
import { PhoneField } from '../../../shared/phone/phone-field.tsx';
import { StepForm } from '../../../shared/security/step-form.tsx';
import { useProofForm, type StepProps } from '../../../shared/security/use-proof-form.ts';

/** Gives the account a phone, or another one. */
export const MobileStep = (props: StepProps) => {
  const { t } = useTranslation();
  const own = country.use(({ value }) => value);
  const form = useProofForm({
    ...props,
    key: 'mobile',
    fields: ['countryDialingCode', 'mobileNum', 'verificationCode'],
    initial: { countryDialingCode: dialCode('', own) },
    send: async ({ countryDialingCode, mobileNum, verificationCode }, proof) =>
      call('changeMobile', { body: { countryDialingCode, mobileNum, verificationCode, proof } }),
  });
  const { draft, change, errorOf } = form;
  const { countryDialingCode, mobileNum } = draft;
  return (
    <StepForm form={form} submitLabel={t('security.save')}>
      <PhoneField
        autoFocus
        label={t('security.newMobile')}
        dialCode={countryDialingCode}
        onDialCode={(chosen) => change('countryDialingCode', chosen)}
        value={mobileNum}
        onValue={(value) => change('mobileNum', value)}
        error={errorOf('mobileNum')}
      />
      <CodeField
        name="verificationCode"
        label={t('security.codeToMobile')}
        value={draft.verificationCode}
        onValue={(value) => change('verificationCode', value)}
        error={errorOf('verificationCode')}
        waitKey={`contact ${countryDialingCode} ${mobileNum.trim()}`}
        send={async () =>
          call('sendContactCode', { body: { channel: 'sms', countryDialingCode, mobileNum } })
        }
        onRefused={form.refuse}
      />
    </StepForm>
  );
};
