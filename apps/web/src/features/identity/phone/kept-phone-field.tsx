import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { PhoneField } from '../../../shared/phone/phone-field.tsx';
import { keepDraft } from '../draft.ts';
import { useDialCode } from './use-dial-code.ts';

type KeptPhoneFieldProps = Omit<ComponentProps<typeof PhoneField>, 'label' | 'dialCode' | 'onDialCode'>;

/** A mobile number whose dialling code the forms hand to one another. */
export const KeptPhoneField = (props: KeptPhoneFieldProps) => {
  const { t } = useTranslation();
  return (
    <PhoneField
      {...props}
      label={t('access.mobileNum')}
      dialCode={useDialCode()}
      onDialCode={(countryDialingCode) => keepDraft({ countryDialingCode })}
    />
  );
};
