import { Button, Icon, Money } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { StateTag } from '../../../shared/bonuses/state-tag.tsx';
import { useBonusName } from '../../../shared/bonuses/use-bonus-name.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { artOfBonus } from '../../../shared/promotions/art-of.ts';
import { PromotionArt } from '../../../shared/promotions/promotion-art.tsx';
import styles from './activity.module.css';
import type { Activity, OwnActivity } from './use-activities.ts';
import { useJoin, useSign } from './use-take-part.ts';

interface ActivityCardProps {
  activity: Activity;
  /** How the member stands to it; null for who only looks. */
  own: OwnActivity | null;
}

/** Days in a row, what each of them brings, and what can be done today. */
export const ActivityCard = ({ activity, own }: ActivityCardProps) => {
  const { t } = useTranslation('account');
  const name = useBonusName()(activity.id);
  return (
    <li className={styles.activity}>
      <PromotionArt name={artOfBonus(activity.id)} />
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className={styles.name}>{name}</h2>
          {own !== null && <StateTag state={own.state} />}
        </div>
        <p className={styles.text}>{t('promotions.activity.text')}</p>
        <Steps steps={activity.steps} own={own} />
        {own !== null && <NextStep id={activity.id} own={own} name={name} />}
      </div>
    </li>
  );
};

const Steps = ({ steps, own }: { steps: Activity['steps']; own: OwnActivity | null }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const days = own?.next === 1 ? 0 : (own?.days ?? 0);
  return (
    <ol className={styles.steps}>
      {steps.map((amount, place) => (
        <li
          key={place}
          data-done={place < days || undefined}
          aria-current={own?.next === place + 1 ? 'step' : undefined}
        >
          <span className={styles.day}>
            {t('promotions.activity.day', { day: place + 1 })}
            {place < days && <Icon name="check" size={14} />}
          </span>
          <Money amount={amount} symbol={symbol} />
        </li>
      ))}
    </ol>
  );
};

const NextStep = ({ id, own: { state }, name }: { id: string; own: OwnActivity; name: string }) => {
  const { t } = useTranslation('account');
  const join = useJoin(id);
  const sign = useSign(id);
  if (state === 'SIGNED') return <p className={styles.text}>{t('promotions.activity.tomorrow')}</p>;
  if (state !== 'JOIN' && state !== 'CLAIM') return null;
  const { sending, take } = state === 'JOIN' ? join : sign;
  const word = t(state === 'JOIN' ? 'promotions.activity.join' : 'promotions.activity.sign');
  return (
    <div className={styles.buttons}>
      <Button look="gold" loading={sending} aria-label={`${word}: ${name}`} onClick={() => void take()}>
        {word}
      </Button>
    </div>
  );
};
