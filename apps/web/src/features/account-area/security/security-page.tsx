import { Skeleton } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../shared/format/format-time.ts';
import { openModal } from '../../../shared/modals.ts';
import { LevelLink } from '../../../shared/menus/level-link.tsx';
import { Detail } from '../../../shared/parts/detail.tsx';
import { QueryRoot } from '../../../shared/queries.tsx';
import { useSession } from '../../../shared/session.ts';
import { Devices } from '../devices.tsx';
import { ListFailed } from '../../../shared/parts/list-failed.tsx';
import { IconPicker } from '../profile/icon-picker.tsx';
import { Nickname } from '../profile/nickname.tsx';
import { ProfileSection } from '../profile/profile-section.tsx';
import { useProfile } from '../profile/use-profile.ts';
import { SignIns } from '../sign-ins.tsx';
import { StepDialog } from '../steps/step-dialog.tsx';
import { UnknownMember } from '../unknown-member.tsx';
import { KeyCards } from './key-cards.tsx';
import type { Step } from '../../../shared/security/keys.ts';
import { HeldNotice, LevelMeter } from './level-meter.tsx';
import styles from './security-page.module.css';
import { useSecurity } from '../../../shared/security/use-security.ts';

type Member = NonNullable<ReturnType<typeof useSession.getState>['member']>;

/** One's own account: who it is, how it is guarded, what it has told, where it is signed in. */
export const SecurityPage = () => {
  const member = useSession((session) => session.member);
  if (member === null) return <UnknownMember />;
  return (
    <QueryRoot>
      <div className={styles.page}>
        <Head member={member} />
        <Keys />
        <ProfileSection />
        <Devices />
        <SignIns />
      </div>
    </QueryRoot>
  );
};

const Head = ({ member }: { member: Member }) => {
  const { t } = useTranslation();
  const { data: profile } = useProfile();
  const { account, nickname, clubLabel, id, previousLoginAt } = member;
  return (
    <div>
      <div className={styles.who}>
        <IconPicker name={nickname} />
        <div className={styles.named}>
          <Nickname name={nickname} profile={profile} />
          <LevelLink name={clubLabel.labelName} />
        </div>
      </div>
      <dl className={styles.details}>
        <Detail name={t('accountArea.account')}>{account}</Detail>
        <Detail name={t('accountArea.memberNumber')}>
          <span className="num">{id}</span>
        </Detail>
        <Detail name={t('accountArea.previousLogin')}>
          {previousLoginAt === null ? (
            t('accountArea.firstLogin')
          ) : (
            <span className="num">{formatMoment(previousLoginAt)}</span>
          )}
        </Detail>
      </dl>
    </div>
  );
};

/** A first password is set by a code to the phone: there is no old one to show. */
const setFirstPassword = () => openModal({ name: 'forgot', way: 'mobile' });

const Keys = () => {
  const { data, isError, refetch } = useSecurity();
  const [step, setStep] = useState<Step | null>(null);
  if (data === undefined) {
    return isError ? <ListFailed onRetry={() => void refetch()} /> : <Skeleton height="480px" />;
  }
  const open = (next: Step) =>
    next === 'password' && !data.hasPassword ? setFirstPassword() : setStep(next);
  return (
    <>
      <LevelMeter security={data} onStep={open} />
      {data.withdrawalsHeldUntil !== null && <HeldNotice until={data.withdrawalsHeldUntil} />}
      <KeyCards security={data} onStep={open} />
      {step !== null && <StepDialog step={step} security={data} onClose={() => setStep(null)} />}
    </>
  );
};
