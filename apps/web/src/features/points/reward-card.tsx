import { Button, Tag } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/format/format.ts';
import { mostOf } from './most-of.ts';
import styles from './rewards-store.module.css';
import { Price } from './price.tsx';
import { Stepper } from './stepper.tsx';
import type { Reward } from './use-points.ts';

interface RewardCardProps {
  reward: Reward;
  onRedeem: (reward: Reward, quantity: number) => void;
}

/** A reward with its price, what is left of it, and how many are wanted. */
export const RewardCard = ({ reward, onRedeem }: RewardCardProps) => {
  const { t } = useTranslation('account');
  const [wanted, setWanted] = useState(1);
  const { name, available, mostEach, picture } = reward;
  const most = mostOf(reward);
  const quantity = Math.min(wanted, most);
  return (
    <li className={styles.card}>
      <span className={styles.picture}>
        <img src={picture} alt="" width="200" height="200" loading="lazy" />
      </span>
      <h3>{name}</h3>
      <Price points={reward.points} amount={reward.amount} />
      <p className={styles.stock}>
        {available === 0 ? (
          <Tag look="bad">{t('rewardsStore.rewards.soldOut')}</Tag>
        ) : (
          <>
            {t('rewardsStore.rewards.available')} <b className="num">{formatNumber(available)}</b>
          </>
        )}
        {mostEach !== null && <span>{t('rewardsStore.rewards.mostEach', { count: mostEach })}</span>}
      </p>
      {available > 0 && (
        <div className={styles.order}>
          <Stepper
            label={`${t('rewardsStore.rewards.quantity')}: ${name}`}
            value={quantity}
            most={most}
            onValue={setWanted}
          />
          <Button
            look="soft"
            aria-haspopup="dialog"
            aria-label={`${t('rewardsStore.rewards.redeem')}: ${name}`}
            onClick={() => onRedeem(reward, quantity)}
          >
            {t('rewardsStore.rewards.redeem')}
          </Button>
        </div>
      )}
    </li>
  );
};
