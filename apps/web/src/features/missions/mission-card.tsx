import { Button } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { StateTag } from '../../shared/bonuses/state-tag.tsx';
import { useServerNow } from '../../shared/clock.ts';
import { formatInstant } from '../../shared/format/format-time.ts';
import { shareOf } from '../../shared/money/share-of.ts';
import { Countdown } from '../../shared/parts/countdown.tsx';
import { Meter } from '../../shared/parts/meter.tsx';
import { artOfMission } from '../../shared/promotions/art-of.ts';
import { PromotionArt } from '../../shared/promotions/promotion-art.tsx';
import styles from './missions.module.css';
import { useClaimMission } from './use-claim-mission.ts';
import { useMissionWords } from './use-mission-words.ts';
import type { Mission } from './use-missions.ts';

/** A mission: what it asks for, how far the player has come, what it brings and until when. */
export const MissionCard = ({ mission }: { mission: Mission }) => {
  const { t } = useTranslation('account');
  const words = useMissionWords();
  const { metric, progress, target, state, title } = mission;
  const progressText = t('missions.progress', {
    progress: words.figure(metric, progress),
    target: words.figure(metric, target),
  });
  return (
    <li className={styles.card} data-state={state}>
      <div className={styles.title}>
        <PromotionArt name={artOfMission(metric)} shape="square" />
        <div>
          <p className={styles.head}>
            <b className={styles.name}>{title}</b>
            <StateTag state={state} />
          </p>
          <p className={styles.text}>
            {t(`missions.types.${mission.type}`)} · {words.asks(mission)}
          </p>
        </div>
      </div>
      <Meter name={title} share={shareOf(progress, target)} valueText={progressText} />
      <p className={styles.figures}>
        <span>{progressText}</span>
        <span className={styles.reward}>
          {t('missions.reward')} <b>{words.reward(mission.reward)}</b>
        </span>
      </p>
      <Time mission={mission} />
      {state === 'CLAIM' && <Claim mission={mission} />}
    </li>
  );
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Until when the reward can be claimed, or what is done counts. */
const Time = ({ mission: { type, state, endsAt, claimUntil } }: { mission: Mission }) => {
  const { t } = useTranslation('account');
  const now = useServerNow(MINUTE_MS);
  if (state === 'CLAIM')
    return claimUntil === null ? null : (
      <p className={styles.text}>{t('missions.claimUntil', { at: formatInstant(claimUntil) })}</p>
    );
  if (state === 'DUE') return <p className={styles.text}>{t('missions.due')}</p>;
  if (endsAt === null) return null;
  if (type === 'ONCE')
    return <p className={styles.text}>{t('missions.ends', { at: formatInstant(endsAt) })}</p>;
  if (endsAt - now > DAY_MS)
    return <p className={styles.text}>{t('missions.resetsAt', { at: formatInstant(endsAt) })}</p>;
  return (
    <p className={styles.text}>
      {t('missions.resets')} <Countdown until={endsAt} label={t('missions.resets')} />
    </p>
  );
};

const Claim = ({ mission }: { mission: Mission }) => {
  const { t } = useTranslation('account');
  const { sending, take } = useClaimMission(mission);
  return (
    <div>
      <Button
        look="gold"
        loading={sending}
        aria-label={`${t('missions.claim')}: ${mission.title}`}
        onClick={() => void take()}
      >
        {t('missions.claim')}
      </Button>
    </div>
  );
};
