import { useRef, type ReactNode } from 'react';
import styles from './game-frame.module.css';
import { GameStrip } from './game-strip.tsx';
import { useFullScreen } from './use-full-screen.ts';

interface RoomProps {
  name: string;
  onLeave: () => void;
  children: ReactNode;
}

/** A game below the strip that leads out of it. */
export const Room = ({ name, onLeave, children }: RoomProps) => {
  const whole = useRef<HTMLDivElement>(null);
  const screen = useFullScreen(whole);
  return (
    <div className={styles.whole} ref={whole}>
      <GameStrip name={name} onLeave={onLeave} screen={screen} />
      <div className={styles.stage}>{children}</div>
    </div>
  );
};
