import { latinDigits } from '@hintha/money';
import { PasswordField } from '@hintha/ui';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

interface WithdrawPasswordProps {
  value: string;
  error: string | undefined;
  onValue: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** The field of the withdraw password: digits, of whichever script. */
export const WithdrawPassword = ({ value, error, onValue, ref }: WithdrawPasswordProps) => {
  const { t } = useTranslation();
  const { t: own } = useTranslation('account');
  return (
    <PasswordField
      ref={ref}
      required
      name="paymentPassword"
      label={own('withdraw.sure.password')}
      help={own('withdraw.sure.passwordHelp')}
      error={error}
      inputMode="numeric"
      // It is not the password of the account, and no browser should offer it as such.
      autoComplete="off"
      maxLength={255}
      value={value}
      onChange={({ target }) => onValue(latinDigits(target.value))}
      showLabel={t('access.showPassword')}
      hideLabel={t('access.hidePassword')}
    />
  );
};
