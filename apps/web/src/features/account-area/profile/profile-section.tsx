import { Skeleton } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { Detail } from '../../../shared/parts/detail.tsx';
import { ListFailed } from '../../../shared/parts/list-failed.tsx';
import styles from '../security.module.css';
import details from './profile.module.css';
import { ProfileForm } from './profile-form.tsx';
import { useProfile } from './use-profile.ts';

/** What the member has told about itself, and the form for what it may still tell. */
export const ProfileSection = () => {
  const { t } = useTranslation();
  const { data, isError, refetch } = useProfile();
  return (
    <section className={styles.section} aria-labelledby="own-profile">
      <h3 id="own-profile">{t('security.profile')}</h3>
      {data === undefined &&
        (isError ? <ListFailed onRetry={() => void refetch()} /> : <Skeleton height="320px" />)}
      {data !== undefined && (
        <>
          <dl className={details.details}>
            {data.birthday !== '' && <Detail name={t('access.birthday')}>{data.birthday}</Detail>}
            <Detail name={t('access.idNumber')}>{data.idNumber || t('security.notSet')}</Detail>
          </dl>
          <ProfileForm profile={data} />
        </>
      )}
    </section>
  );
};
