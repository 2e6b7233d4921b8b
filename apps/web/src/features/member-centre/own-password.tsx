import { Button, PasswordField } from '@hintha/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PASSWORD_FIELDS, useOwnPassword } from './use-own-password.ts';
import styles from './security.module.css';

/** Changes one's own password; the other devices are signed out by it. */
export const OwnPassword = () => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useOwnPassword(() => void client.invalidateQueries({ queryKey: ['listSessions'] }));
  return (
    <section className={styles.section} aria-labelledby="own-password">
      <h3 id="own-password">{t('memberCentre.changePassword')}</h3>
      <p className={styles.text}>{t('memberCentre.changePasswordText')}</p>
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <div role="alert">{form.banner !== null && <p className={styles.banner}>{form.banner}</p>}</div>
        {PASSWORD_FIELDS.map((field) => (
          <PasswordField
            key={field}
            required
            name={field}
            label={t(`memberCentre.${field}`)}
            showLabel={t('access.showPassword')}
            hideLabel={t('access.hidePassword')}
            autoComplete={field === 'oldPassword' ? 'current-password' : 'new-password'}
            maxLength={255}
            value={form.draft[field]}
            onChange={({ target }) => form.change(field, target.value)}
            error={form.errorOf(field)}
          />
        ))}
        <Button type="submit" look="gold" className={styles.send} loading={form.sending}>
          {t('memberCentre.changePassword')}
        </Button>
      </form>
    </section>
  );
};
