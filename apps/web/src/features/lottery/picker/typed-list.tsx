import { FieldFrame } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { isNothing, numbersOf } from '../game/picked.ts';
import { latinDigits } from '@hintha/money';
import type { PickerProps } from './picker-props.ts';
import styles from './picker.module.css';

/** Whole combinations, written out one by one. */
export const TypedList = ({ play, picked, onPick }: PickerProps) => {
  const { t } = useTranslation('lottery');
  const isUnread = !isNothing(picked) && numbersOf(picked, play) === undefined;
  const places = play.grammar.parts.length;
  return (
    <FieldFrame
      label={t('betting.typedLabel')}
      help={t('betting.typedHelp', { places })}
      error={isUnread ? t('betting.typedWrong', { places }) : undefined}
    >
      {(attributes) => (
        <textarea
          {...attributes}
          className={`${attributes.className ?? ''} ${styles.typed}`}
          rows={4}
          inputMode="numeric"
          value={picked.typed}
          onChange={({ target }) => onPick({ ...picked, typed: latinDigits(target.value) })}
        />
      )}
    </FieldFrame>
  );
};
