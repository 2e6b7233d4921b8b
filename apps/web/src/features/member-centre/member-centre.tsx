import { Icon, Skeleton } from '@hintha/ui';
import { Dialog } from 'radix-ui';
import { Suspense, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberPage } from '../../shared/modals.ts';
import { useReturnFocus } from '../../shared/parts/use-return-focus.ts';
import { useStillPage } from '../../shared/parts/use-still-page.ts';
import styles from './member-centre.module.css';
import { MENU } from './menu.ts';
import { MyAccount } from './my-account.tsx';

interface MemberCentreProps {
  page: MemberPage;
  onPage: (page: MemberPage) => void;
  onClose: () => void;
  /** The betting record; features do not know one another, so it is handed in. */
  records: ComponentType;
}

/** The overlay of one's own pages; on a phone the list of pages comes first and a page is pushed over it. */
export const MemberCentre = ({ page, onPage, onClose, records: Records }: MemberCentreProps) => {
  const { t } = useTranslation();
  const [atList, setAtList] = useState(false);
  useStillPage();
  const returnFocus = useReturnFocus();
  const name = t(`memberCentre.${MENU.find((entry) => entry.page === page)?.name ?? 'myAccount'}`);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          className={styles.centre}
          data-at-list={atList || undefined}
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <div className={styles.menu}>
            <Dialog.Title className={styles.title}>{t('memberCentre.title')}</Dialog.Title>
            <Menu
              page={page}
              onPage={(chosen) => {
                onPage(chosen);
                setAtList(false);
              }}
            />
          </div>
          <div className={styles.content}>
            <header className={styles.head}>
              <button
                type="button"
                className={styles.back}
                aria-label={t('memberCentre.back')}
                onClick={() => setAtList(true)}
              >
                <Icon name="chevron-left" size={22} />
              </button>
              <h2 className={styles.heading}>{name}</h2>
            </header>
            <div className={styles.body}>
              <Suspense fallback={<Skeleton height="320px" />}>
                {page === 'personalHistoryCopy' ? <Records /> : <MyAccount />}
              </Suspense>
            </div>
          </div>
          <Dialog.Close className={styles.close} aria-label={t('memberCentre.close')}>
            <Icon name="close" size={22} />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};

const Menu = ({ page, onPage }: Pick<MemberCentreProps, 'page' | 'onPage'>) => {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('memberCentre.menu')}>
      <ul>
        {MENU.map((entry) => (
          <li key={entry.page}>
            <button
              type="button"
              className={styles.entry}
              aria-current={entry.page === page ? 'page' : undefined}
              onClick={() => onPage(entry.page)}
            >
              <Icon name={entry.icon} size={22} />
              {t(`memberCentre.${entry.name}`)}
              <span className={styles.onward}>
                <Icon name="chevron-right" size={18} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
};
