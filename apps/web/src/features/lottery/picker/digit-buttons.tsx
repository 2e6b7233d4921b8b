import type { ReactNode } from 'react';
import styles from './picker.module.css';

interface DigitButtonsProps {
  label: string;
  isOn: (digit: number) => boolean;
  onPress: (digit: number) => void;
  children?: ReactNode;
}

const DIGITS = Array.from({ length: 10 }, (_, digit) => digit);

/** The ten digits to choose from. */
export const DigitButtons = ({ label, isOn, onPress, children }: DigitButtonsProps) => (
  <fieldset className={styles.row}>
    <legend className={styles.label}>{label}</legend>
    <div className={styles.balls} data-ten>
      {DIGITS.map((digit) => (
        <button
          key={digit}
          type="button"
          className={`${styles.ball} num`}
          aria-pressed={isOn(digit)}
          onClick={() => onPress(digit)}
        >
          {digit}
        </button>
      ))}
    </div>
    {children}
  </fieldset>
);
