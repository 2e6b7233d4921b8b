import { Button, Icon, Tag } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { keysOf, type KeyState, type Step } from '../../../shared/security/keys.ts';
import styles from './security-page.module.css';
import type { Security } from '../../../shared/security/use-security.ts';

interface KeyCardsProps {
  security: Security;
  onStep: (step: Step) => void;
}

/** Every key of the account: whether it is there, what of it may be shown, and the way to change it. */
export const KeyCards = ({ security, onStep }: KeyCardsProps) => {
  const { t } = useTranslation();
  return (
    <section className={styles.keys} aria-labelledby="account-keys">
      <h3 id="account-keys">{t('security.keys')}</h3>
      <ul className={styles.cards}>
        {keysOf(security).map((state) => (
          <KeyCard key={state.key} state={state} onStep={onStep} />
        ))}
      </ul>
    </section>
  );
};

const KeyCard = ({ state, onStep }: { state: KeyState; onStep: (step: Step) => void }) => {
  const { t } = useTranslation();
  const { key, icon, set, value, step } = state;
  const name = t(`security.name.${key}`);
  const action = t(set ? (key === 'authenticator' ? 'security.remove' : 'security.change') : 'security.set');
  return (
    <li className={styles.card}>
      <Icon name={icon} size={24} className={styles.sign} />
      <div className={styles.words}>
        <p className={styles.cardName}>
          {name}
          <Tag look={set ? 'good' : 'warning'}>{t(set ? 'security.isSet' : 'security.notSet')}</Tag>
        </p>
        <p className={styles.about}>
          {value === '' ? t(`security.about.${key}`) : <span className="num">{value}</span>}
        </p>
      </div>
      {step !== null && (
        <Button aria-haspopup="dialog" aria-label={`${action} – ${name}`} onClick={() => onStep(step)}>
          {action}
        </Button>
      )}
    </li>
  );
};
