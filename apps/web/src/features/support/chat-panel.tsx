import { useEffect, useRef, type KeyboardEvent } from 'react';
import { SupportOverview } from './support-overview.tsx';
import { SupportHead, useSupportTitle } from './support-head.tsx';
import styles from './support.module.css';

/** The customer service over the page, for browsers that open no window; the page beside it stays in use. */
export const ChatPanel = ({ onClose }: { onClose: () => void }) => {
  const title = useSupportTitle();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  return (
    <div
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      onKeyDown={press}
    >
      <SupportHead onClose={onClose} />
      <SupportOverview />
    </div>
  );
};
