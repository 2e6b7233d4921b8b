import { Icon, IconButton, Skeleton, type IconName } from '@hintha/ui';
import { Dialog } from 'radix-ui';
import { Suspense, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LineNotice } from '../parts/line-notice.tsx';
import { useReturnFocus } from '../parts/use-return-focus.ts';
import { useStillPage } from '../parts/use-still-page.ts';
import styles from './area-shell.module.css';
import { countText } from './count-text.ts';

export interface AreaEntry<Page extends string> {
  page: Page;
  name: string;
  icon: IconName;
  /** Entries of one group stand together. */
  group?: string;
  /** What waits on the page; nothing is shown for none. */
  count?: number;
}

interface AreaShellProps<Page extends string> {
  title: string;
  menuName: string;
  closeLabel: string;
  entries: readonly AreaEntry<Page>[];
  page: Page;
  onPage: (page: Page) => void;
  onClose: () => void;
  /** What stands below the entries. */
  foot?: ReactNode;
  children: ReactNode;
}

/** On a phone what was pressed goes out of sight with the list, or with the page: the keyboard goes on in the other. */
const useFollowingFocus = (atList: boolean) => {
  const list = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const before = useRef(atList);
  useLayoutEffect(() => {
    if (before.current === atList) return;
    before.current = atList;
    const next = atList ? list.current?.querySelector<HTMLElement>('[aria-current]') : back.current;
    next?.focus();
  }, [atList]);
  return { list, back };
};

/** An overlay of pages with their menu; on a phone the list of pages comes first and a page is pushed over it. */
export const AreaShell = <Page extends string>(props: AreaShellProps<Page>) => {
  const { title, closeLabel, entries, page, onPage, onClose, foot, children } = props;
  const { t } = useTranslation();
  const [atList, setAtList] = useState(false);
  const { list, back } = useFollowingFocus(atList);
  useStillPage();
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          className={styles.area}
          data-at-list={atList || undefined}
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <div ref={list} className={styles.menu}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Menu
              {...props}
              onPage={(chosen) => {
                onPage(chosen);
                setAtList(false);
              }}
            />
            {foot}
          </div>
          <div className={styles.content}>
            <header className={styles.head}>
              <IconButton
                ref={back}
                icon="chevron-left"
                className={styles.back}
                aria-label={t('accountArea.back')}
                onClick={() => setAtList(true)}
              />
              <h2 className={styles.heading}>{entries.find((entry) => entry.page === page)?.name}</h2>
            </header>
            <LineNotice />
            <div className={styles.body}>
              <Suspense fallback={<Skeleton height="320px" />}>{children}</Suspense>
            </div>
          </div>
          <Dialog.Close asChild>
            <IconButton icon="close" className={styles.close} aria-label={closeLabel} />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};

const Menu = <Page extends string>({
  menuName,
  entries,
  page,
  onPage,
}: Pick<AreaShellProps<Page>, 'menuName' | 'entries' | 'page' | 'onPage'>) => (
  <nav aria-label={menuName}>
    <ul>
      {entries.map((entry, index) => (
        <li key={entry.page} data-apart={entry.group !== entries[index - 1]?.group || undefined}>
          <button
            type="button"
            className={styles.entry}
            aria-current={entry.page === page ? 'page' : undefined}
            onClick={() => onPage(entry.page)}
          >
            <Icon name={entry.icon} size={22} />
            {entry.name}
            <Count of={entry.count ?? 0} />
            <span className={styles.onward}>
              <Icon name="chevron-right" size={18} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  </nav>
);

const Count = ({ of }: { of: number }) => {
  const text = countText(of);
  return text === '' ? null : <span className={`num ${styles.count}`}>{text}</span>;
};
