import { Button, Field, IconButton } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextForm } from '../../../shared/forms/use-text-form.ts';
import { showToast } from '../../../shared/toasts.ts';
import styles from './profile.module.css';
import { useProfileChange, type Profile } from './use-profile.ts';

interface NicknameProps {
  name: string;
  /** Absent while it is being read; the name cannot be changed before. */
  profile: Profile | undefined;
}

/** The nickname, which is changed where it stands. */
export const Nickname = ({ name, profile }: NicknameProps) => {
  const { t } = useTranslation();
  const [editing, setEditing] = useState(false);
  if (editing && profile !== undefined) {
    return <NicknameForm profile={profile} onDone={() => setEditing(false)} />;
  }
  return (
    <p className={styles.nickname}>
      <span className={styles.name}>{name}</span>
      {profile !== undefined && (
        <IconButton
          icon="edit"
          size={20}
          aria-label={t('security.changeNickname')}
          onClick={() => setEditing(true)}
        />
      )}
    </p>
  );
};

const NicknameForm = ({ profile, onDone }: { profile: Profile; onDone: () => void }) => {
  const { t } = useTranslation();
  const change = useProfileChange();
  const form = useTextForm({
    fields: ['nickname'],
    initial: { nickname: profile.nickname },
    fallback: 'nickname',
    send: async ({ nickname }) => {
      await change(profile, { nickname });
      showToast('success', t('security.done.profile'));
      onDone();
    },
  });
  return (
    <form className={styles.nicknameForm} noValidate onSubmit={form.submit}>
      <Field
        autoFocus
        required
        name="nickname"
        label={t('access.nickname')}
        autoComplete="nickname"
        maxLength={255}
        value={form.draft.nickname}
        onChange={({ target }) => form.change('nickname', target.value)}
        // The form has one field, and whatever is wrong is wrong with that.
        error={form.errorOf('nickname') ?? form.banner ?? undefined}
      />
      <div className={styles.buttons}>
        <Button type="submit" look="gold" loading={form.sending}>
          {t('security.save')}
        </Button>
        <Button onClick={onDone}>{t('security.cancel')}</Button>
      </div>
    </form>
  );
};
