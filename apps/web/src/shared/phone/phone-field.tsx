import { tagOf } from '@hintha/contract/languages';
import { Field, Icon } from '@hintha/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../language.ts';
import { country } from '../permission.ts';
import { dialCountries } from './dialling-codes.ts';
import styles from './phone-field.module.css';

interface DialCodeProps {
  dialCode: string;
  onDialCode: (dialCode: string) => void;
}

interface PhoneFieldProps extends DialCodeProps {
  label: string;
  value: string;
  onValue: (value: string) => void;
  onLeave?: () => void;
  error?: string | undefined;
  help?: string | undefined;
  required?: boolean;
  autoFocus?: boolean;
}

/** A mobile number behind the dialling code of its country. */
export const PhoneField = ({ required = true, onValue, onLeave, ...props }: PhoneFieldProps) => {
  const { dialCode, onDialCode, ...field } = props;
  return (
    <Field
      {...field}
      name="mobileNum"
      prefix={<DialCode dialCode={dialCode} onDialCode={onDialCode} />}
      required={required}
      onChange={({ target }) => onValue(target.value)}
      onBlur={onLeave}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={32}
    />
  );
};

/** The list lies unseen over the code, so that the box stays short and the choices say their country. */
const DialCode = ({ dialCode, onDialCode }: DialCodeProps) => {
  const { t } = useTranslation();
  const language = useLanguage((state) => state.language);
  const own = country.use(({ value }) => value);
  useEffect(() => void country.load(), []);
  const names = new Intl.DisplayNames([tagOf(language)], { type: 'region' });
  return (
    <span className={styles.dial}>
      <span className="num" aria-hidden>
        +{dialCode}
      </span>
      <Icon name="chevron-down" size={16} />
      <select
        aria-label={t('access.diallingCode')}
        value={dialCode}
        onChange={({ target }) => onDialCode(target.value)}
      >
        {dialCountries(own).map(({ countryCode, countryDialingCode }) => (
          <option key={countryDialingCode} value={countryDialingCode}>
            +{countryDialingCode} {countryCode !== '' && names.of(countryCode)}
          </option>
        ))}
      </select>
    </span>
  );
};
