import * as Radix from 'radix-ui/dialog';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../controls/icon-button.tsx';
import styles from './dialog.module.css';
import { fixPage } from './fix-page.ts';
import { useDrag } from './use-drag.ts';

/** `small` asks a question, `medium` holds a form, `large` a list with its detail. */
export type DialogSize = 'small' | 'medium' | 'large';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly size?: DialogSize;
  /** False where the way out leads through the dialog alone: a password that must be changed. */
  readonly closable?: boolean;
  /** A wide screen lets it be dragged by its head, and it comes a moment later. */
  readonly draggable?: boolean;
  /** Buttons that stay in sight below what scrolls. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Holds the page still for as long as the dialog shows, its leaving included, and notes where focus came from. It
 * stands first in the dialog, so that it looks before any field behind it can take the focus.
 */
const StillPage = ({ onOpen }: { onOpen: (opener: Element | null) => void }) => {
  useLayoutEffect(() => {
    onOpen(document.activeElement);
    return fixPage(window);
  }, [onOpen]);
  return null;
};

const stay = (event: Event): void => event.preventDefault();

/**
 * A dialog over the page; below 600 pixels a sheet from the bottom edge. Escape and the button close it, a press
 * outside does not. Focus stays inside and returns to where it came from, and the page behind keeps its place.
 */
export const Dialog = ({
  open,
  onClose,
  title,
  closeLabel,
  size = 'medium',
  closable = true,
  draggable = false,
  footer,
  children,
}: DialogProps) => {
  const [opener, setOpener] = useState<Element | null>(null);
  const drag = useDrag();
  const giveFocusBack = (event: Event): void => {
    event.preventDefault();
    // The page is back in its place by now and must not jump to the opener.
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          className={classNames(styles.dialog, styles[size], draggable && styles.draggable)}
          {...(draggable ? { style: drag.style } : {})}
          // The title names it; its content is too long to be read out as a description.
          aria-describedby={undefined}
          onInteractOutside={stay}
          onCloseAutoFocus={giveFocusBack}
          {...(closable ? {} : { onEscapeKeyDown: stay })}
        >
          <StillPage onOpen={setOpener} />
          <header className={styles.head} {...(draggable ? drag.handle : {})}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
          </header>
          <div className={styles.body}>{children}</div>
          {footer !== undefined && <footer className={styles.foot}>{footer}</footer>}
          {/* Last in the tab order, so that focus lands on the first field and not on the way out. */}
          {closable && (
            <Radix.Close asChild>
              <IconButton icon="close" className={styles.close} aria-label={closeLabel} />
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
