import { IconButton } from '@hintha/ui';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './drawer.module.css';
import { useReturnFocus } from './use-return-focus.ts';

interface DrawerProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** The detail is there to be read: focus stands before it, not on the way out of it. */
const focusItself = (event: Event): void => {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
};

/** The detail of one row, over the right side of the screen so that the list stays in sight; a sheet on a phone. */
export const Drawer = ({ title, closeLabel, onClose, children }: DrawerProps) => {
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          className={styles.drawer}
          aria-describedby={undefined}
          onOpenAutoFocus={focusItself}
          onCloseAutoFocus={returnFocus}
        >
          <header className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton icon="close" aria-label={closeLabel} />
            </Dialog.Close>
          </header>
          <div className={styles.body}>{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
