import { Octagon, ShellIcon } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Link } from '../../../shared/router/link.tsx';
import { gated, openDeposit } from '../../../shared/gate.ts';
import { openModal, useModals } from '../../../shared/modals.ts';
import styles from './bottom-bar.module.css';
import { isHome, toTop } from '../../../shared/site/destinations.ts';

const openRecord = () =>
  gated({ reason: 'account', real: true }, () =>
    openModal({ name: 'account-area', page: 'personalHistoryCopy' }),
  );

/** The bar at the thumb of small screens. */
export const BottomBar = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const open = useModals((state) => state.open?.name);
  return (
    <nav className={styles.bar} id="bottom-bar" aria-label={t('shell.menu')} tabIndex={-1}>
      <Link to="/" onClick={toTop} aria-current={isHome(pathname) ? 'page' : undefined}>
        <ShellIcon name="home" size={24} />
        <span>{t('shell.home')}</span>
      </Link>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open === 'games'}
        onClick={() => openModal({ name: 'games' })}
      >
        <ShellIcon name="grid" size={24} />
        <span>{t('shell.games')}</span>
      </button>
      <button type="button" className={styles.raised} aria-haspopup="dialog" onClick={openDeposit}>
        <Octagon look="action" size={54} className={styles.octagon}>
          <ShellIcon name="wallet" size={24} />
        </Octagon>
        <span>{t('shell.deposit')}</span>
      </button>
      <button type="button" aria-haspopup="dialog" onClick={openRecord}>
        <ShellIcon name="history" size={24} />
        <span>{t('shell.record')}</span>
      </button>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open === 'account'}
        onClick={() => openModal({ name: 'account' })}
      >
        <ShellIcon name="user" size={24} />
        <span>{t('shell.account')}</span>
      </button>
    </nav>
  );
};
