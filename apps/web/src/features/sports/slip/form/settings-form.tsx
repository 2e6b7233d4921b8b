import { Button, Field } from '@hintha/ui';
import { PRICE_CHANGES, PRICE_FORMATS } from '@hintha/sports';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plainAmount } from '../../../../shared/money/amount-text.ts';
import { SelectField } from '../../../../shared/parts/select-field.tsx';
import { changePreferences, usePreferences } from '../../markets/use-preferences.ts';
import { changeSlipSettings, useSlipSettings } from '../slip-settings.ts';
import styles from './slip.module.css';

/** How prices are written, which changes of them are taken, and how fast is bet. */
export const SettingsForm = () => {
  const { t } = useTranslation('sports');
  const { format, accepts } = usePreferences();
  const isQuick = useSlipSettings((settings) => settings.isQuick);
  return (
    <div className={styles.settings}>
      <SelectField
        label={t('slip.format')}
        choices={PRICE_FORMATS.map((one) => ({ value: one, name: t(`slip.formats.${one}`) }))}
        chosen={format}
        onChoose={(value) => {
          const chosen = PRICE_FORMATS.find((one) => one === value);
          if (chosen !== undefined) changePreferences({ format: chosen });
        }}
      />
      <p className={styles.text}>{t('slip.parlayDecimal')}</p>
      <SelectField
        label={t('slip.accepts')}
        choices={PRICE_CHANGES.map((one) => ({ value: one, name: t(`slip.acceptChoices.${one}`) }))}
        chosen={accepts}
        onChoose={(value) => {
          const chosen = PRICE_CHANGES.find((one) => one === value);
          if (chosen !== undefined) changePreferences({ accepts: chosen });
        }}
      />
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={isQuick}
          onChange={({ target }) => changeSlipSettings({ isQuick: target.checked })}
        />
        <span>
          <b>{t('slip.quick')}</b>
          <small>{t('slip.quickText')}</small>
        </span>
      </label>
      <Presets />
    </div>
  );
};

/** The stakes that are ready, which the member may choose. */
const Presets = () => {
  const { t } = useTranslation('sports');
  const kept = useSlipSettings((settings) => settings.presets);
  const [typed, setTyped] = useState<readonly string[] | null>(null);
  if (typed === null) return <Button onClick={() => setTyped(kept)}>{t('slip.editPresets')}</Button>;
  const save = () => {
    changeSlipSettings({ presets: typed });
    setTyped(null);
  };
  return (
    <div className={styles.editing}>
      {typed.map((stake, at) => (
        <Field
          key={at}
          label={t('slip.preset', { number: at + 1 })}
          inputMode="numeric"
          autoComplete="off"
          value={stake}
          onChange={({ target }) => setTyped(typed.with(at, plainAmount(target.value).replace(/\..*$/u, '')))}
        />
      ))}
      <Button look="soft" onClick={save}>
        {t('slip.savePresets')}
      </Button>
    </div>
  );
};
