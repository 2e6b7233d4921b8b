import { Button, Field, IconButton } from '@hintha/ui';
import { latinDigits } from '@hintha/money';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/format.ts';
import { AmountField } from '../../../shared/money/amount-field.tsx';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { VOLUMES } from '../documents/tier-table.tsx';
import type { Kind } from '../use-contracts.ts';
import type { TierDraft, TierError, TierErrors } from './tier-errors.ts';
import { exampleOf } from './tier-example.ts';
import { NEW_TIER } from './use-offer.ts';
import own from './offer.module.css';

const MOST_TIERS = 10;

interface TierFieldsProps {
  kind: Kind;
  mostRate: string;
  tiers: readonly TierDraft[];
  errors: readonly TierErrors[];
  onChange: (tiers: readonly TierDraft[]) => void;
}

/** The steps of terms: what has to be reached, and the rate that it brings. */
export const TierFields = ({ kind, mostRate, tiers, errors, onChange }: TierFieldsProps) => {
  const { t } = useTranslation('account');
  const change = (place: number, changed: Partial<TierDraft>) =>
    onChange(tiers.map((tier, at) => (at === place ? { ...tier, ...changed } : tier)));
  return (
    <>
      {tiers.map((tier, place) => (
        <fieldset key={place} className={own.tier} data-alone={kind === 'REALTIME' || undefined}>
          <legend>{t('contracts.tier', { place: place + 1 })}</legend>
          <OneTier
            kind={kind}
            mostRate={mostRate}
            tier={tier}
            place={place}
            errors={errors[place] ?? {}}
            onChange={(changed) => change(place, changed)}
          />
          <Example tiers={tiers} place={place} kind={kind} />
          {place > 0 && (
            <IconButton
              icon="trash"
              className={own.remove}
              aria-label={t('contracts.removeTier', { place: place + 1 })}
              onClick={() => onChange(tiers.filter((_, at) => at !== place))}
            />
          )}
        </fieldset>
      ))}
      {tiers.length < MOST_TIERS && (
        <Button onClick={() => onChange([...tiers, { ...(tiers.at(-1) ?? NEW_TIER), rate: '' }])}>
          {t('contracts.addTier')}
        </Button>
      )}
    </>
  );
};

const Example = ({ tiers, place, kind }: Pick<TierFieldsProps, 'tiers' | 'kind'> & { place: number }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const example = exampleOf(tiers, place, kind);
  if (example === null) return null;
  const volume = formatMoney(example.volume, symbol);
  const amount = formatMoney(example.amount, symbol);
  return <p className={own.example}>{t('contracts.example', { volume, amount })}</p>;
};

interface OneTierProps extends Pick<TierFieldsProps, 'kind' | 'mostRate'> {
  tier: TierDraft;
  place: number;
  errors: TierErrors;
  onChange: (changed: Partial<TierDraft>) => void;
}

const OneTier = ({ kind, mostRate, tier, place, errors, onChange }: OneTierProps) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const textOf = (error: TierError | undefined) =>
    error && t(`contracts.tierErrors.${error}`, { rate: mostRate });
  return (
    <>
      <AmountField
        name={`volume-${place}`}
        label={`${t(`contracts.${VOLUMES[kind]}`)} ≥`}
        symbol={symbol}
        isOptional
        value={tier.minVolume}
        error={textOf(errors.volume)}
        onValue={(minVolume) => onChange({ minVolume })}
      />
      {kind !== 'REALTIME' && (
        <Field
          name={`active-${place}`}
          label={`${t('contracts.activeMember')} ≥`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={tier.minActive}
          error={textOf(errors.active)}
          onChange={({ target }) =>
            onChange({ minActive: latinDigits(target.value).replaceAll(/\D/g, '').slice(0, 6) })
          }
        />
      )}
      <Field
        name={`rate-${place}`}
        label={t('contracts.rate')}
        required
        suffix="%"
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        value={tier.rate}
        error={textOf(errors.rate)}
        onChange={({ target }) =>
          onChange({
            rate: latinDigits(target.value)
              .replaceAll(',', '.')
              .replaceAll(/[^\d.]/g, ''),
          })
        }
      />
    </>
  );
};
