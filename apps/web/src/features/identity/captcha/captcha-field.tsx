import { Field, IconButton, Skeleton } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import styles from './captcha-field.module.css';
import type { CaptchaState } from './use-captcha.ts';

interface CaptchaFieldProps {
  captcha: CaptchaState;
  value: string;
  onValue: (value: string) => void;
  error?: string | undefined;
}

/** The picture that the server wants read, a way to another one, and the field for what it says. */
export const CaptchaField = ({ captcha, value, onValue, error }: CaptchaFieldProps) => {
  const { t } = useTranslation();
  const { png, failed } = captcha.picture;
  const renew = () => {
    if (captcha.refresh()) onValue('');
  };
  return (
    <div className={styles.captcha}>
      <Field
        name="captcha"
        label={t('access.captcha')}
        value={value}
        onChange={({ target }) => onValue(target.value)}
        error={error ?? (failed ? t('access.captchaPicture.failed') : undefined)}
        required
        maxLength={16}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
      <div className={styles.picture}>
        {png !== null && (
          <img
            src={`data:image/png;base64,${png}`}
            alt={t('access.captchaPicture.picture')}
            width={120}
            height={40}
          />
        )}
        {png === null && !failed && <Skeleton width="120px" height="40px" />}
        <IconButton
          icon="refresh"
          size={20}
          aria-label={t('access.captchaPicture.refresh')}
          title={t('access.captchaPicture.refresh')}
          onClick={renew}
        />
      </div>
    </div>
  );
};
