import { Field } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { MODES, type RateCategory, SHARES, shownRate } from './rate-text.ts';
import styles from './rates.module.css';
import type { OwnRates } from './use-own-rates.ts';

export type RateTexts = Readonly<Partial<Record<RateCategory, string>>>;

interface RatesFieldsProps {
  own: OwnRates;
  texts: RateTexts;
  wrong: readonly RateCategory[];
  onTexts: (texts: RateTexts) => void;
}

/** A field for each rate, with the most that can be given below it. */
export const RatesFields = ({ own, texts, wrong, onTexts }: RatesFieldsProps) => {
  const { t } = useTranslation('account');
  const group = (title: string, categories: readonly RateCategory[], sign: string) => (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {categories.map((category) => {
        const most = t('agent.rates.most', { most: shownRate(category, own.rates[category]) });
        return (
          <Field
            key={category}
            name={category}
            label={t(`agent.categories.${category}`)}
            inputMode="decimal"
            autoComplete="off"
            suffix={sign === '' ? undefined : sign}
            help={most}
            error={wrong.includes(category) ? most : undefined}
            value={texts[category] ?? ''}
            onChange={({ target }) => onTexts({ ...texts, [category]: target.value })}
          />
        );
      })}
    </fieldset>
  );
  return (
    <>
      {group(t('agent.rates.shares'), SHARES, '%')}
      {group(t('agent.rates.modes'), MODES, '')}
    </>
  );
};
