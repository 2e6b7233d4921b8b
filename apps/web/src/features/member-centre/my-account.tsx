import { Button, EmptyState, Octagon, Skeleton, Tag } from '@hintha/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { firstLetterOf } from '../../shared/page/first-letter-of.ts';
import { formatInstant } from '../../shared/format.ts';
import { QueryRoot } from '../../shared/queries.tsx';
import { useSession } from '../../shared/session.ts';
import { loadMember } from '../../shared/sign-in.ts';
import { Devices } from './devices.tsx';
import styles from './my-account.module.css';
import { OwnPassword } from './own-password.tsx';
import { SignIns } from './sign-ins.tsx';

/** The plain facts of one's account, its password, its devices and who has come in. */
export const MyAccount = () => {
  const { t } = useTranslation();
  const member = useSession((session) => session.member);
  if (member === null) return <Unknown />;
  const { account, nickname, clubLabel, id, previousLoginAt } = member;
  return (
    <div className={styles.account}>
      <div className={styles.who}>
        <Octagon size={64}>{firstLetterOf(nickname)}</Octagon>
        <p className={styles.name}>{nickname}</p>
        <Tag look="vip">{clubLabel.labelName}</Tag>
      </div>
      <dl className={styles.facts}>
        <Fact name={t('memberCentre.account')}>{account}</Fact>
        <Fact name={t('memberCentre.memberNumber')}>
          <span className="num">{id}</span>
        </Fact>
        <Fact name={t('memberCentre.level')}>{clubLabel.labelName}</Fact>
        <Fact name={t('memberCentre.previousLogin')}>
          {previousLoginAt === null ? (
            t('memberCentre.firstLogin')
          ) : (
            <span className="num">{formatInstant(previousLoginAt, { seconds: true })}</span>
          )}
        </Fact>
      </dl>
      <QueryRoot>
        <OwnPassword />
        <Devices />
        <SignIns />
      </QueryRoot>
    </div>
  );
};

/** The member is read with the session; when that failed, it is read again here. */
const Unknown = () => {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  const read = () => {
    loadMember().catch(() => setFailed(true));
  };
  useEffect(read, []);
  const readAgain = () => {
    setFailed(false);
    read();
  };
  if (!failed) return <Skeleton height="280px" />;
  return (
    <EmptyState
      title={t('memberCentre.failedTitle')}
      text={t('memberCentre.failedText')}
      action={<Button onClick={readAgain}>{t('failures.retry')}</Button>}
    />
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
