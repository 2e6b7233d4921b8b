import type { identity } from '@hintha/contract';
import { useTranslation } from 'react-i18next';
import styles from './method-choice.module.css';

interface MethodChoiceProps {
  methods: identity.ChallengeView['methods'];
  chosen: identity.SecondFactor;
  onChoose: (method: identity.SecondFactor) => void;
}

/** The ways that are open to the account, each with its masked phone or mail address. */
export const MethodChoice = ({ methods, chosen, onChoose }: MethodChoiceProps) => {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.methods}>
      <legend>{t('access.challenge.methods')}</legend>
      {methods.map(({ method, hint }, place) => (
        <label key={method} className={styles.method}>
          <input
            type="radio"
            name="method"
            value={method}
            // The button that led here is gone; the proof begins with this choice.
            autoFocus={place === 0}
            checked={method === chosen}
            onChange={() => onChoose(method)}
          />
          <span>{t(`access.challenge.${method}`)}</span>
          {hint !== '' && <span className={styles.hint}>{hint}</span>}
        </label>
      ))}
    </fieldset>
  );
};
