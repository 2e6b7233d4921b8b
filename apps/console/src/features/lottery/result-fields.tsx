import { TextInput } from '@mantine/core';
import { AUTOFOCUS } from '../../shared/forms/focus.ts';
import { useTexts } from '../../shared/language.ts';
import { askedTiers, readTier } from './read-result.ts';
import type { Numero } from './use-numeros.ts';

interface Props {
  readonly numero: Numero;
  /** What is typed, tier by tier. */
  readonly typed: readonly string[];
  readonly onChange: (typed: readonly string[]) => void;
}

/** Digits are written together, one number stands alone, and balls may be of one digit. */
const helpOf = ({ count, width }: Numero['tiers'][number]) => {
  if (width === null) return 'lottery.ballsHelp';
  if (count === 1) return 'lottery.numberHelp';
  return width === 1 ? 'lottery.digitsHelp' : 'lottery.tierHelp';
};

/** The numbers of a result, a field a tier. */
export const ResultFields = ({ numero, typed, onChange }: Props) => {
  const t = useTexts();
  return askedTiers(numero).map((tier, at) => {
    const value = typed[at] ?? '';
    const isWrong = value !== '' && readTier(value, tier) === undefined;
    return (
      <TextInput
        key={tier.code}
        label={t(`lottery.tiers.${tier.code}`, { defaultValue: tier.code })}
        description={t(helpOf(tier), { count: tier.count, width: tier.width ?? 2 })}
        inputMode="numeric"
        autoComplete="off"
        required
        value={value}
        error={isWrong ? t('lottery.tierWrong') : null}
        onChange={({ currentTarget }) => {
          const next = askedTiers(numero).map((_, place) => typed[place] ?? '');
          next[at] = currentTarget.value;
          onChange(next);
        }}
        {...(at === 0 ? AUTOFOCUS : {})}
      />
    );
  });
};
