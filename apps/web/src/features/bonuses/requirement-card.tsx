import { Button, Money, Tag, type TagLook } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../shared/format/format-time.ts';
import { useCurrencySymbol } from '../../shared/permission.ts';
import styles from './bonuses.module.css';
import { FilledByDrawer } from './filled-by-drawer.tsx';
import { Filling } from './filling.tsx';
import { useRequirementName } from './use-requirement-name.ts';
import type { Bonus, Requirement } from './use-bonuses.ts';

const LOOKS: Record<Requirement['state'], TagLook> = {
  OPEN: 'warning',
  FULFILLED: 'good',
  CLEARED: 'info',
  FORFEIT: 'plain',
  REVOKED: 'plain',
};

interface RequirementCardProps {
  requirement: Requirement;
  /** The bonus that it came with; a deposit's came with none. */
  bonus?: Bonus;
}

/** A bonus or a deposit with what is to be bet for it; the rest is in its drawer. */
export const RequirementCard = ({ requirement, bonus }: RequirementCardProps) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const [isOpen, setIsOpen] = useState(false);
  const name = useRequirementName()(requirement);
  const { state, openedAt, base } = requirement;
  return (
    <li className={styles.card}>
      <p className={styles.head}>
        <b className={styles.name}>{name}</b>
        <Tag look={LOOKS[state]}>{t(`bonuses.states.${state}`)}</Tag>
      </p>
      <p className={styles.figures}>
        <Money amount={bonus?.amount ?? base} symbol={symbol} />
        <span className="num">{formatInstant(openedAt)}</span>
      </p>
      {state === 'OPEN' ? (
        <>
          <Filling name={name} requirement={requirement} />
          <Bounds requirement={requirement} />
        </>
      ) : (
        <p className={styles.text}>{t(`bonuses.stateTexts.${state}`)}</p>
      )}
      <Button
        aria-haspopup="dialog"
        aria-label={t('bonuses.filledByOf', { name })}
        onClick={() => setIsOpen(true)}
      >
        {t('bonuses.filledBy')}
      </Button>
      {isOpen && (
        <FilledByDrawer
          name={name}
          requirement={requirement}
          bonus={bonus ?? null}
          onClose={() => setIsOpen(false)}
        />
      )}
    </li>
  );
};

/** What a player has to keep to while it is open. */
const Bounds = ({ requirement: { maxStake, expiresAt } }: Pick<RequirementCardProps, 'requirement'>) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  if (maxStake === null && expiresAt === null) return null;
  return (
    <dl className={styles.bounds}>
      {maxStake !== null && (
        <div>
          <dt>{t('bonuses.maxStake')}</dt>
          <dd>
            <Money amount={maxStake} symbol={symbol} />
          </dd>
        </div>
      )}
      {expiresAt !== null && (
        <div>
          <dt>{t('bonuses.expires')}</dt>
          <dd className="num">{formatInstant(expiresAt)}</dd>
        </div>
      )}
    </dl>
  );
};
