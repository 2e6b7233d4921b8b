import { Button, Money } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { StateTag } from '../../../shared/bonuses/state-tag.tsx';
import { useBonusName } from '../../../shared/bonuses/use-bonus-name.ts';
import { formatInstant, formatMoment } from '../../../shared/format/format-time.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import styles from './rewards.module.css';
import { useClaimReward, type Reward } from './use-rewards.ts';

/** A reward: what it was won by, what it brings, and how it stands. */
export const RewardCard = ({ reward }: { reward: Reward }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const name = useBonusName()(reward.kind);
  return (
    <li className={styles.card} data-state={reward.state}>
      <p className={styles.head}>
        <b className={styles.name}>{name}</b>
        <StateTag state={reward.state} />
      </p>
      <p className={styles.amount}>
        <Money amount={reward.amount} symbol={symbol} />
      </p>
      <p className={styles.text}>
        {reward.kind === 'LEADERBOARD' && (
          <>
            {t('rewards.references.LEADERBOARD', { week: dayOf(reward.reference) })}
            <br />
          </>
        )}
        {t('rewards.offered', { at: formatInstant(reward.offeredAt) })}
        <br />
        <Standing reward={reward} />
      </p>
      {reward.state === 'CLAIM' && <Claim reward={reward} name={name} />}
    </li>
  );
};

/** A day of the wire for people: `16/11/2026`. */
const dayOf = (day: string): string => day.split('-').toReversed().join('/');

/** Until when it can be claimed, or what became of it. */
const Standing = ({ reward: { claimedAt, expiresAt, state } }: { reward: Reward }) => {
  const { t } = useTranslation('account');
  if (claimedAt !== null)
    return t(state === 'DUE' ? 'rewards.due' : 'rewards.taken', { at: formatMoment(claimedAt) });
  if (expiresAt === null) return null;
  return t(state === 'CLAIM' ? 'rewards.until' : 'rewards.ended', { at: formatInstant(expiresAt) });
};

const Claim = ({ reward, name }: { reward: Reward; name: string }) => {
  const { t } = useTranslation('account');
  const { sending, take } = useClaimReward(reward);
  return (
    <div>
      <Button
        look="gold"
        loading={sending}
        aria-label={`${t('rewards.claim')}: ${name}`}
        onClick={() => void take()}
      >
        {t('rewards.claim')}
      </Button>
    </div>
  );
};
