import { Field, Icon, Skeleton } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import styles from './captcha-field.module.css';
import type { CaptchaState } from './use-captcha.ts';

/** The picture that the house wants read, a way to another one, and the field for what it says. */
export const CaptchaField = ({ captcha }: { captcha: CaptchaState }) => {
  const { t } = useTranslation();
  const { png, failed } = captcha.picture;
  return (
    <div className={styles.captcha}>
      <Field
        name="captcha"
        label={t('access.captcha.label')}
        value={captcha.text}
        onChange={(event) => captcha.change(event.target.value)}
        error={captcha.leftOut ? t('access.notEmpty') : failed ? t('access.captcha.failed') : undefined}
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
            alt={t('access.captcha.picture')}
            width={120}
            height={40}
          />
        )}
        {png === null && !failed && <Skeleton width="120px" height="40px" />}
        <button
          type="button"
          className={styles.refresh}
          aria-label={t('access.captcha.refresh')}
          title={t('access.captcha.refresh')}
          onClick={captcha.renewByHand}
        >
          <Icon name="refresh" size={20} />
        </button>
      </div>
    </div>
  );
};
