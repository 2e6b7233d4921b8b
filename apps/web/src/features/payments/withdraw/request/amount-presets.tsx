import { parseAmount } from '@hintha/money';
import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '../../../../shared/parts/choice-chips.tsx';
import { groupedAmount } from '../../../../shared/money/amount-text.ts';

const PRESETS: readonly string[] = ['10000', '50000', '100000', '500000'];

interface AmountPresetsProps {
  available: string | null;
  onChoose: (plain: string) => void;
}

/** Amounts that a press puts into the field: round ones that are there, and all of it. */
export const AmountPresets = ({ available, onChoose }: AmountPresetsProps) => {
  const { t } = useTranslation('account');
  const most = parseAmount(available ?? '');
  if (available === null || most === 'not_an_amount' || most === 0n) return null;
  const fitting = PRESETS.filter((preset) => BigInt(preset) * 100n <= most);
  const choices = fitting.map((value) => ({ value, name: groupedAmount(value) }));
  return (
    <ChoiceChips
      label={t('withdraw.form.presets')}
      choices={[...choices, { value: available, name: t('withdraw.form.all') }]}
      chosen=""
      onChoose={onChoose}
    />
  );
};
