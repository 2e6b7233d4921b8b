import { Button, Field, IconButton } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../shared/money/amount-field.tsx';
import { useCurrencySymbol } from '../../shared/permission.ts';
import styles from './contracts.module.css';
import type { Kind } from './use-contracts.ts';
import { NEW_TIER, type TierDraft } from './use-offer.ts';

const MOST_TIERS = 10;

interface TierFieldsProps {
  kind: Kind;
  tiers: readonly TierDraft[];
  onChange: (tiers: readonly TierDraft[]) => void;
}

/** The steps of terms: what has to be reached, and the rate that it brings. */
export const TierFields = ({ kind, tiers, onChange }: TierFieldsProps) => {
  const { t } = useTranslation('account');
  const change = (place: number, changed: Partial<TierDraft>) =>
    onChange(tiers.map((tier, at) => (at === place ? { ...tier, ...changed } : tier)));
  return (
    <>
      {tiers.map((tier, place) => (
        <fieldset key={place} className={styles.tier}>
          <legend>{t('contracts.tier', { place: place + 1 })}</legend>
          <OneTier kind={kind} tier={tier} place={place} onChange={(changed) => change(place, changed)} />
          {place > 0 && (
            <IconButton
              icon="trash"
              aria-label={t('contracts.removeTier')}
              onClick={() => onChange(tiers.filter((_, at) => at !== place))}
            />
          )}
        </fieldset>
      ))}
      {tiers.length < MOST_TIERS && (
        <Button onClick={() => onChange([...tiers, NEW_TIER])}>{t('contracts.addTier')}</Button>
      )}
    </>
  );
};

interface OneTierProps {
  kind: Kind;
  tier: TierDraft;
  place: number;
  onChange: (changed: Partial<TierDraft>) => void;
}

const OneTier = ({ kind, tier, place, onChange }: OneTierProps) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  return (
    <>
      <AmountField
        name={`volume-${place}`}
        label={t(kind === 'DIVIDEND' ? 'contracts.periodLoss' : 'contracts.periodBet')}
        symbol={symbol}
        isOptional
        value={tier.minVolume}
        onValue={(minVolume) => onChange({ minVolume })}
      />
      {kind !== 'REALTIME' && (
        <Field
          name={`active-${place}`}
          label={t('contracts.activeMember')}
          inputMode="numeric"
          value={tier.minActive}
          onChange={({ target }) => onChange({ minActive: target.value.replaceAll(/\D/g, '') })}
        />
      )}
      <Field
        name={`rate-${place}`}
        label={t('contracts.ratePercent')}
        required
        inputMode="decimal"
        value={tier.rate}
        onChange={({ target }) => onChange({ rate: target.value.replaceAll(/[^\d.]/g, '') })}
      />
    </>
  );
};
