import { Field } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { TickField } from '../../../shared/forms/tick-field.tsx';
import { ChoiceChips } from '../../../shared/parts/choice-chips.tsx';
import styles from './chase.module.css';
import { CHASE_KINDS, type ChaseForm } from './plan.ts';

interface ChaseFieldsProps {
  form: ChaseForm;
  /** So many numeros can be played. */
  most: number;
  onChange: (change: Partial<ChaseForm>) => void;
}

const PRESETS = ['5', '10', '20', '50', '100'] as const;

type Figure = 'numeros' | 'multiple' | 'factor' | 'every' | 'percent';

const FIGURES: Readonly<Record<ChaseForm['kind'], readonly Figure[]>> = {
  SAME: ['multiple'],
  DOUBLE: ['multiple', 'factor', 'every'],
  PROFIT: ['percent'],
};

/** How a chase goes on from draw to draw. */
export const ChaseFields = ({ form, most, onChange }: ChaseFieldsProps) => {
  const { t } = useTranslation('lottery');
  const field = (figure: Figure) => (
    <Field
      key={figure}
      label={t(`chase.fields.${figure}`)}
      value={form[figure]}
      inputMode="numeric"
      autoComplete="off"
      suffix={figure === 'percent' ? '%' : undefined}
      onChange={({ target }) => onChange({ [figure]: target.value.replaceAll(/\D/gu, '').slice(0, 4) })}
    />
  );
  return (
    <>
      <ChoiceChips<ChaseForm['kind']>
        label={t('chase.kindsOf')}
        choices={CHASE_KINDS.map((kind) => ({ value: kind, name: t(`chase.kinds.${kind}`) }))}
        chosen={form.kind}
        onChoose={(kind) => onChange({ kind })}
      />
      <p className={styles.text}>{t(`chase.kindTexts.${form.kind}`)}</p>
      <div className={styles.fields}>{(['numeros', ...FIGURES[form.kind]] as const).map(field)}</div>
      <ChoiceChips
        label={t('chase.fields.numeros')}
        choices={PRESETS.filter((count) => Number(count) <= most).map((count) => ({
          value: count,
          name: count,
        }))}
        chosen={form.numeros}
        onChoose={(numeros) => onChange({ numeros })}
      />
      <p className={styles.text}>{t('chase.mostNumeros', { most })}</p>
      <TickField
        name="stopOnWin"
        label={t('chase.stopOnWin')}
        ticked={form.stopOnWin}
        onTick={(stopOnWin) => onChange({ stopOnWin })}
      />
    </>
  );
};
