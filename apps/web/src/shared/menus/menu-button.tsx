import { useEffect, useId, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import styles from './menu-button.module.css';

interface Props {
  label: string;
  /** What the button shows. */
  face: ReactNode;
  faceClass?: string | undefined;
  children: (close: () => void) => ReactNode;
}

/** A button with a small panel under it; it closes on Escape and when the focus or a tap goes elsewhere. */
export const MenuButton = ({ label, face, faceClass, children }: Props) => {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!open) return undefined;
    const onTap = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onTap);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onTap);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  const onBlur = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (next instanceof Node && !box.current?.contains(next)) setOpen(false);
  };

  return (
    <div className={styles.box} ref={box} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={faceClass ?? styles.face}
        aria-label={label}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {face}
      </button>
      <div id={panelId} className={styles.panel} hidden={!open}>
        {open && children(() => setOpen(false))}
      </div>
    </div>
  );
};
