import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '../../../shared/parts/choice-chips.tsx';
import { readTyped, type SomeRates } from '../rates/rate-text.ts';
import { RatesFields, type RateTexts } from '../rates/rates-fields.tsx';
import { type OwnRates, useOwnRates } from '../rates/use-own-rates.ts';
import { TYPE_NAMES } from '../rates/type-names.ts';
import styles from './register.module.css';

const TYPES = ['0', '1'] as const;

interface Terms {
  type: 0 | 1;
  onType: (type: 0 | 1) => void;
  rates: SomeRates;
  /** Whether all that was typed can be given. */
  isRight: boolean;
  own: OwnRates | undefined;
  texts: RateTexts;
  wrong: ReturnType<typeof readTyped>['wrong'];
  onTexts: (texts: RateTexts) => void;
}

/** What an account is opened with: its type and its rates. */
export const useTerms = (): Terms => {
  const [type, onType] = useState<0 | 1>(0);
  const [texts, onTexts] = useState<RateTexts>({});
  const { data: own } = useOwnRates();
  const { rates, wrong } =
    own === undefined
      ? { rates: {}, wrong: [] }
      : readTyped(texts, { most: own.rates, leastMode: own.leastMode });
  return { type, onType, rates, isRight: wrong.length === 0, own, texts, wrong, onTexts };
};

export const TermsFields = ({ terms }: { terms: Terms }) => {
  const { t } = useTranslation('account');
  return (
    <>
      <ChoiceChips
        label={t('agent.type')}
        choices={TYPES.map((value) => ({ value, name: t(`agent.types.${TYPE_NAMES[value]}`) }))}
        chosen={terms.type === 0 ? '0' : '1'}
        onChoose={(value) => terms.onType(value === '0' ? 0 : 1)}
      />
      {terms.own !== undefined && (
        <details className={styles.rates} open={terms.wrong.length > 0 || undefined}>
          <summary>{t('agent.open.rates')}</summary>
          <RatesFields own={terms.own} texts={terms.texts} wrong={terms.wrong} onTexts={terms.onTexts} />
        </details>
      )}
    </>
  );
};
