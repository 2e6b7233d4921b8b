import { useTranslation } from 'react-i18next';
import { partAt, withPart, type Picked } from '../game/picked.ts';
import { useStable } from '../../../shared/parts/use-stable.ts';
import { BallRow } from './ball-row.tsx';
import type { PickerProps } from './picker-props.ts';
import styles from './picker.module.css';
import { rowLabel, type RowLabel } from './row-label.ts';

/** An item is a banker or a drag; where it is put it leaves the other. */
const withBankers = (picked: Picked, at: number, items: readonly number[]): Picked => {
  const other = 1 - at;
  const others = partAt(picked, other).filter((item) => !items.includes(item));
  return withPart(withPart(picked, at, items), other, others);
};

const useLabel = () => {
  const { t } = useTranslation('lottery');
  return (label: RowLabel): string => {
    if (label.kind === 'place') return t('betting.place', { place: label.place });
    if (label.kind === 'comes') return t('betting.comes', { count: label.count });
    return t(`betting.${label.kind}`);
  };
};

/** The rows of a play, one for each of its parts; of bankers and drags there are two of the one part. */
export const BallRows = (props: PickerProps) => {
  const { play, picked, prizeMode, words, onPick } = props;
  const { parts, bankers } = play.grammar;
  const labelOf = useLabel();
  const [only] = parts;
  const rows =
    bankers === undefined || only === undefined ? parts : [{ ...only, least: 1, most: bankers - 1 }, only];
  const change = useStable((at: number, items: readonly number[]) =>
    onPick(bankers === undefined ? withPart(picked, at, items) : withBankers(picked, at, items)),
  );
  return (
    <div className={styles.rows}>
      {rows.map((part, at) => (
        <BallRow
          key={at}
          play={play}
          part={part}
          at={at}
          label={labelOf(rowLabel(play, at))}
          items={partAt(picked, at)}
          prizeMode={prizeMode}
          words={words}
          onItems={change}
        />
      ))}
    </div>
  );
};
