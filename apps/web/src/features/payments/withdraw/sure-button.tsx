import { Button, type ButtonLook } from '@hintha/ui';
import { useState } from 'react';
import styles from './withdraw.module.css';

interface SureButtonProps {
  label: string;
  /** What the button says to a screen reader, where its label alone does not tell what it is about. */
  name?: string;
  look?: ButtonLook;
  /** What comes of it, told with the second question. */
  text?: string;
  sure: string;
  not: string;
  onSure: () => Promise<void>;
}

/** A button that asks once more before it does what it says. */
export const SureButton = ({
  label,
  name = label,
  look = 'line',
  text,
  sure,
  not,
  onSure,
}: SureButtonProps) => {
  const [asking, setAsking] = useState(false);
  const [doing, setDoing] = useState(false);
  const act = async () => {
    setDoing(true);
    await onSure();
    setDoing(false);
    setAsking(false);
  };
  if (!asking)
    return (
      <Button look={look} aria-label={name === label ? undefined : name} onClick={() => setAsking(true)}>
        {label}
      </Button>
    );
  return (
    <div className={styles.sure} role="group" aria-label={name}>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      <Button look="gold" autoFocus loading={doing} onClick={() => void act()}>
        {sure}
      </Button>
      <Button onClick={() => setAsking(false)}>{not}</Button>
    </div>
  );
};
