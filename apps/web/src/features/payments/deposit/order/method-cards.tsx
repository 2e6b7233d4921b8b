import { Button, Icon, Tag } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MethodMark } from '../marks/method-mark.tsx';
import type { Method } from '../use-deposits.ts';
import { shownMethods } from './methods.ts';
import styles from './order.module.css';

interface MethodCardsProps {
  methods: readonly Method[];
  chosen: string;
  lastUsed: string | undefined;
  onChoose: (id: string) => void;
}

/** The ways to pay, of which one is taken. */
export const MethodCards = ({ methods, chosen, lastUsed, onChoose }: MethodCardsProps) => {
  const { t } = useTranslation('account');
  const [all, setAll] = useState(false);
  const shown = shownMethods(methods, { all, chosen });
  return (
    <fieldset className={styles.methods}>
      <legend className={styles.legend}>{t('deposit.methods')}</legend>
      <div className={styles.cards}>
        {shown.map((method) => (
          <MethodCard
            key={method.id}
            method={method}
            chosen={method.id === chosen}
            last={method.id === lastUsed}
            onChoose={onChoose}
          />
        ))}
      </div>
      {shown.length < methods.length && (
        <Button className={styles.all} aria-expanded={false} onClick={() => setAll(true)}>
          {t('deposit.allMethods', { total: methods.length })}
          <Icon name="chevron-down" size={18} />
        </Button>
      )}
    </fieldset>
  );
};

interface MethodCardProps {
  method: Method;
  chosen: boolean;
  last: boolean;
  onChoose: (id: string) => void;
}

const MethodCard = ({ method, chosen, last, onChoose }: MethodCardProps) => {
  const { t } = useTranslation('account');
  return (
    <label className={styles.card}>
      <input
        type="radio"
        name="method"
        className="visually-hidden"
        checked={chosen}
        onChange={() => onChoose(method.id)}
      />
      <MethodMark method={method} />
      <span className={styles.words}>
        <b className={styles.name}>{method.name}</b>
        <span className={styles.about}>{t(`deposit.types.${method.type}`)}</span>
      </span>
      {last && (
        <Tag look="info" className={styles.last}>
          {t('deposit.lastUsed')}
        </Tag>
      )}
    </label>
  );
};
