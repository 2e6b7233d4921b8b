import { Button } from '@hintha/ui';
import type { Part, Play } from '@hintha/lottery';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStable } from '../../../shared/parts/use-stable.ts';
import { toggled } from '../game/picked.ts';
import { timesOf } from '../game/price.ts';
import type { Words } from '../../../shared/lottery/use-words.ts';
import styles from './picker.module.css';
import { anyBelow } from '../../../shared/lottery/any-below.ts';
import { addRandom } from './quick-sets.ts';
import { itemsOfShortcut, ROW_SHORTCUTS } from './row-shortcuts.ts';

interface BallRowProps {
  play: Play;
  part: Part;
  label: string;
  items: readonly number[];
  prizeMode: number;
  words: Words;
  /** Which row of the play it is. */
  at: number;
  onItems: (at: number, items: readonly number[]) => void;
}

/** From so many numbers on there are shortcuts to pick them by. */
const MANY = 8;
const TEN = 10;

const isNumbered = ({ symbols }: Part): boolean => /^\d+$/.test(symbols.print(0));

/** A row of balls to pick from, with its shortcuts; of options that pay apart each says how much. */
export const BallRow = memo(
  ({ play, part, label, items, prizeMode, words, at, onItems: onRow }: BallRowProps) => {
    const { t } = useTranslation('lottery');
    const { symbols, most } = part;
    const onItems = useStable((next: readonly number[]) => onRow(at, next));
    const addAny = useStable(() => onRow(at, addRandom(items, symbols.size, 1, anyBelow)));
    const isFull = items.length >= most;
    const paysApart = play.prizes.length === symbols.size && play.grammar.parts.length === 1;
    return (
      <fieldset className={styles.row}>
        <legend className={styles.label}>
          {label}
          {most < symbols.size && <small> {t('betting.atMost', { most })}</small>}
        </legend>
        <div
          className={styles.balls}
          data-words={!isNumbered(part) || undefined}
          data-ten={symbols.size === TEN || undefined}
        >
          {Array.from({ length: symbols.size }, (_, item) => (
            <button
              key={item}
              type="button"
              className={styles.ball}
              aria-pressed={items.includes(item)}
              disabled={isFull && !items.includes(item)}
              onClick={() => onItems(toggled(items, item))}
            >
              {words.itemName(symbols.print(item))}
              {paysApart && <Times play={play} item={item} prizeMode={prizeMode} />}
            </button>
          ))}
        </div>
        {isNumbered(part) && symbols.size >= MANY && (
          <Shortcuts part={part} label={label} isFull={isFull} onItems={onItems} onRandom={addAny} />
        )}
      </fieldset>
    );
  },
);

const Times = ({ play, item, prizeMode }: { play: Play; item: number; prizeMode: number }) => {
  const prize = play.prizes[item];
  return prize === undefined ? null : <small className={styles.odds}>×{timesOf(prize, prizeMode)}</small>;
};

interface ShortcutsProps extends Pick<BallRowProps, 'part' | 'label'> {
  isFull: boolean;
  onItems: (items: readonly number[]) => void;
  onRandom: () => void;
}

// They stay as they are while balls are pressed.
const Shortcuts = memo(({ part, label, isFull, onItems, onRandom }: ShortcutsProps) => {
  const { t } = useTranslation('lottery');
  const { symbols, most } = part;
  return (
    <div className={styles.shortcuts} role="group" aria-label={t('betting.shortcutsOf', { row: label })}>
      {ROW_SHORTCUTS.map((shortcut) => (
        <Button key={shortcut} onClick={() => onItems(itemsOfShortcut(shortcut, symbols).slice(0, most))}>
          {t(`betting.shortcuts.${shortcut}`)}
        </Button>
      ))}
      <Button disabled={isFull} onClick={onRandom}>
        {t('betting.random', { count: 1 })}
      </Button>
    </div>
  );
});
