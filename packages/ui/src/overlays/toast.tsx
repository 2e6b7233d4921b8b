import { useEffect, useState, useSyncExternalStore } from 'react';
import { classNames } from '../class-names.ts';
import type { IconName } from '../icons/glyphs.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './toast.module.css';
import { shownForMs, toasts, type Toast, type ToastKind } from './toast-store.ts';

const SIGNS: Readonly<Record<ToastKind, IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'warning',
};

/** Counts only while nobody points at the toast or stands in it; then it starts anew. */
const useTimeUp = (toast: Toast, held: boolean): void => {
  const { id, kind } = toast;
  useEffect(() => {
    const stayMs = shownForMs(kind);
    if (held || stayMs === undefined) return undefined;
    const timer = setTimeout(() => toasts.dismiss(id), stayMs);
    return () => clearTimeout(timer);
  }, [id, kind, held]);
};

const ToastCard = ({ toast, dismissLabel }: { toast: Toast; dismissLabel: string }) => {
  const [held, setHeld] = useState(false);
  useTimeUp(toast, held);
  const { id, kind, text, action } = toast;
  const act = (): void => {
    action?.run();
    toasts.dismiss(id);
  };
  return (
    <li
      className={classNames(styles.toast, styles[kind])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={SIGNS[kind]} size={20} className={styles.sign} />
      <p className={styles.text}>{text}</p>
      {action !== undefined && (
        <button type="button" className={styles.action} onClick={act}>
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={dismissLabel}
        onClick={() => toasts.dismiss(id)}
      >
        <Icon name="close" size={18} />
      </button>
    </li>
  );
};

export interface ToastHostProps {
  /** The name of the region. */
  readonly label: string;
  readonly dismissLabel: string;
}

/** Where toasts appear. Mounted once, before there is any: a live region is heard only when it was there before its words. */
export const ToastHost = ({ label, dismissLabel }: ToastHostProps) => {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.read);
  return (
    <ol className={styles.host} aria-label={label} aria-live="polite" aria-relevant="additions">
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} dismissLabel={dismissLabel} />
      ))}
    </ol>
  );
};
