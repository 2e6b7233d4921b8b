import { useCallback, useEffect, useId, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import styles from './menu-button.module.css';

interface Props {
  label: string;
  /** What the button shows. */
  face: ReactNode;
  faceClass?: string | undefined;
  children: (close: () => void) => ReactNode;
}

/** A panel stays so long after the focus or a tap has gone elsewhere, and for good if it comes back meanwhile. */
const LEAVES_AFTER_MS = 200;

/** A button with a small panel under it; it closes on Escape and when the focus or a tap goes elsewhere. */
export const MenuButton = ({ label, face, faceClass, children }: Props) => {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const leaving = useRef<number>(undefined);
  const stay = useCallback(() => window.clearTimeout(leaving.current), []);
  const leave = useCallback(() => {
    stay();
    leaving.current = window.setTimeout(() => setOpen(false), LEAVES_AFTER_MS);
  }, [stay]);

  useEffect(() => {
    if (!open) return undefined;
    const onTap = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) leave();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onTap);
    document.addEventListener('keydown', onKey);
    return () => {
      stay();
      document.removeEventListener('pointerdown', onTap);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, leave, stay]);

  const onBlur = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (next instanceof Node && !box.current?.contains(next)) leave();
  };

  return (
    <div className={styles.box} ref={box} onBlur={onBlur} onFocus={stay}>
      <button
        ref={button}
        type="button"
        className={faceClass ?? styles.face}
        aria-label={label}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => {
          stay();
          setOpen(!open);
        }}
      >
        {face}
      </button>
      <div id={panelId} className={styles.panel} hidden={!open}>
        {open && children(() => setOpen(false))}
      </div>
    </div>
  );
};
