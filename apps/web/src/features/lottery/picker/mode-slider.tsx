import type { Play } from '@hintha/lottery';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lottery } from '../game/use-lottery.ts';
import { isScaled, timesOf } from '../game/price.ts';
import styles from './picker.module.css';

interface ModeSliderProps {
  play: Play;
  modes: Lottery['modes'];
  prizeMode: number;
  onChange: (prizeMode: number) => void;
}

const FAIR_MODE = 2000;

/** What is not played for as a prize comes back, in hundredths of the stake. */
const backOf = (own: number, prizeMode: number): string =>
  `${Number((((own - prizeMode) / FAIR_MODE) * 100).toFixed(2))}%`;

/** Which share of the prize is played for: less of it brings part of the stake back, whatever is drawn. */
export const ModeSlider = memo(
  ({ play, modes: { least, most, own }, prizeMode, onChange }: ModeSliderProps) => {
    const { t } = useTranslation('lottery');
    const id = useId();
    if (!isScaled(play) || least === most) return null;
    const [first] = play.prizes;
    const times = first === undefined ? '' : timesOf(first, prizeMode);
    const text =
      prizeMode === own
        ? t('betting.modeWin', { times })
        : t('betting.modeText', { times, back: backOf(own, prizeMode) });
    return (
      <div className={styles.mode}>
        <label htmlFor={id}>
          {t('betting.prizeMode')} <b className="num">{prizeMode}</b>
        </label>
        <input
          id={id}
          type="range"
          min={least}
          max={most}
          step={2}
          value={prizeMode}
          aria-valuetext={`${prizeMode}, ${text}`}
          onChange={({ target }) => onChange(Number(target.value))}
        />
        <p className={styles.hint}>{text}</p>
      </div>
    );
  },
);
