import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '../../../shared/parts/choice-chips.tsx';
import type { Entry } from '../game/picked.ts';
import { BallRows } from './ball-rows.tsx';
import { NumberBuilder } from './number-builder.tsx';
import { NumberGrid } from './number-grid.tsx';
import type { PickerProps } from './picker-props.ts';
import styles from './picker.module.css';
import { TypedList } from './typed-list.tsx';

const GRID = 100;

const Balls = (props: PickerProps) => {
  const { parts, bankers } = props.play.grammar;
  const [part] = parts;
  const isOne = parts.length === 1 && bankers === undefined;
  if (isOne && part?.symbols.size === GRID) return <NumberGrid {...props} part={part} />;
  if (isOne && part !== undefined && part.symbols.size > GRID)
    return <NumberBuilder {...props} part={part} />;
  return <BallRows {...props} />;
};

/** Where a selection of a play is put together; what it takes comes from the play's own declaration. */
export const Picker = (props: PickerProps) => {
  const { t } = useTranslation('lottery');
  const { play, picked, onPick } = props;
  if (play.grammar.typed !== true) return <Balls {...props} />;
  return (
    <div className={styles.picker}>
      <ChoiceChips<Entry>
        label={t('betting.entries')}
        choices={[
          { value: 'balls', name: t('betting.byBalls') },
          { value: 'typed', name: t('betting.byList') },
        ]}
        chosen={picked.entry}
        onChoose={(entry) => onPick({ ...picked, entry })}
      />
      {picked.entry === 'typed' ? <TypedList {...props} /> : <Balls {...props} />}
    </div>
  );
};
