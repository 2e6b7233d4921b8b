import { useTranslation } from 'react-i18next';
import { LatinField } from '../forms/latin-field.tsx';
import { ChoiceChips } from '../parts/choice-chips.tsx';
import { FactorCode } from './factor-code.tsx';
import styles from './proof.module.css';
import type { ProofFormState } from './use-proof.ts';

/** Who asks: the password of the account and, where it has a second factor, a code of one. */
export const ProofFields = ({ form }: { form: ProofFormState }) => {
  const { t } = useTranslation();
  const { hasPassword, methods, method, chooseMethod, draft, change, errorOf, refuse } = form;
  return (
    <fieldset className={styles.proof}>
      <legend className={styles.legend}>{t('security.proof.title')}</legend>
      {hasPassword && (
        <LatinField
          secret
          name="proof.password"
          label={t('security.proof.password')}
          autoComplete="current-password"
          value={draft['proof.password']}
          onValue={(value) => change('proof.password', value)}
          error={errorOf('proof.password')}
        />
      )}
      {methods.length > 1 && method !== undefined && (
        <ChoiceChips
          label={t('security.proof.method')}
          choices={methods.map((value) => ({ value, name: t(`security.proof.${value}`) }))}
          chosen={method}
          onChoose={chooseMethod}
        />
      )}
      {method !== undefined && (
        <FactorCode
          key={method}
          method={method}
          name="proof.code"
          value={draft['proof.code']}
          onValue={(value) => change('proof.code', value)}
          error={errorOf('proof.code')}
          onRefused={refuse}
        />
      )}
    </fieldset>
  );
};
