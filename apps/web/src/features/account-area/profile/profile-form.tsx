import { Button, Field } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../shared/forms/form.tsx';
import { serverNow } from '../../../shared/clock.ts';
import { useTextForm } from '../../../shared/forms/use-text-form.ts';
import { showToast } from '../../../shared/toasts.ts';
import styles from './profile.module.css';
import { latestBirthday } from './latest-birthday.ts';
import { useProfileChange, type Profile } from './use-profile.ts';

/** The handles that people here use come first. */
const HANDLES = ['telegram', 'facebook', 'whatsapp', 'line', 'zalo', 'wechat', 'qqNum'] as const;
const FIELDS = ['birthday', ...HANDLES] as const;

/** What the member tells about itself: the birthday once, the handles as they change. */
export const ProfileForm = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation();
  const change = useProfileChange();
  const form = useTextForm({
    fields: FIELDS,
    optional: FIELDS,
    initial: profile,
    send: async (draft) => {
      await change(profile, draft);
      showToast('success', t('security.done.profile'));
    },
  });
  const fieldOf = (name: (typeof FIELDS)[number]) => ({
    name,
    label: t(`access.${name}`),
    value: form.draft[name],
    error: form.errorOf(name),
    onChange: ({ target }: { target: HTMLInputElement }) => form.change(name, target.value),
  });
  return (
    <Form form={form}>
      <div className={styles.fields}>
        {profile.birthday === '' && (
          <Field
            {...fieldOf('birthday')}
            type="date"
            max={latestBirthday(serverNow())}
            autoComplete="bday"
            help={t('security.birthdayHelp')}
          />
        )}
        {HANDLES.map((handle) => (
          <Field key={handle} {...fieldOf(handle)} autoComplete="off" maxLength={255} />
        ))}
      </div>
      <Button type="submit" look="soft" className={styles.save} loading={form.sending}>
        {t('security.saveProfile')}
      </Button>
    </Form>
  );
};
