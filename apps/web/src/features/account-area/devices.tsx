import { Skeleton, Tag } from '@hintha/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call, type Reply } from '../../shared/api.ts';
import { explain } from '../../shared/explain.ts';
import { formatInstant } from '../../shared/format/format-time.ts';
import { useSession } from '../../shared/session.ts';
import { showToast } from '../../shared/toasts.ts';
import { ListFailed } from '../../shared/parts/list-failed.tsx';
import { SureButton } from './sure-button.tsx';
import styles from './security.module.css';

type Session = Reply<'listSessions'>[number];

/** Where the account is signed in, with the way to sign each out. */
export const Devices = () => {
  const { t } = useTranslation();
  const username = useSession((session) => session.username);
  const { data, isError, refetch } = useQuery({
    queryKey: ['listSessions', username],
    queryFn: async ({ signal }) => call('listSessions', { signal }),
    staleTime: 0,
  });
  return (
    <section className={styles.section} aria-labelledby="own-devices">
      <h3 id="own-devices">{t('accountArea.devices')}</h3>
      <p className={styles.text}>{t('accountArea.devicesText')}</p>
      {data === undefined ? (
        isError ? (
          <ListFailed onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="128px" />
        )
      ) : (
        <DeviceList sessions={data} />
      )}
    </section>
  );
};

/** Signs out, says how it went and reads the list again. */
const useSignOut = () => {
  const { t } = useTranslation();
  const client = useQueryClient();
  return async (end: () => Promise<unknown>) => {
    try {
      await end();
      showToast('success', t('accountArea.signedOut'));
    } catch (error) {
      showToast('error', explain(error));
    }
    await client.invalidateQueries({ queryKey: ['listSessions'] });
  };
};

const DeviceList = ({ sessions }: { sessions: readonly Session[] }) => {
  const { t } = useTranslation();
  const signOut = useSignOut();
  return (
    <>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.row}>
            <DeviceWords session={session} />
            {session.current ? (
              <Tag look="good">{t('accountArea.thisDevice')}</Tag>
            ) : (
              <SureButton
                label={t('accountArea.signOutDevice')}
                onSure={async () => signOut(async () => call('endSession', { params: { id: session.id } }))}
              />
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 2 && (
        <SureButton
          label={t('accountArea.signOutOthers')}
          onSure={async () => signOut(async () => call('endOtherSessions'))}
        />
      )}
    </>
  );
};

const DeviceWords = ({ session }: { session: Session }) => {
  const { t } = useTranslation();
  return (
    <div className={styles.words}>
      <p className={styles.name}>{session.device || t('accountArea.unknownDevice')}</p>
      <p className={styles.text}>
        <span className="num">{session.ip}</span>
        {' · '}
        {t('accountArea.lastUsed', { at: formatInstant(session.lastUsedAt) })}
      </p>
    </div>
  );
};
