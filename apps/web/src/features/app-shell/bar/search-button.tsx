import { ShellIcon } from '@hintha/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { openModal } from '../../../shared/modals.ts';
import { useSearchField } from '../../../shared/page/search-field.ts';
import styles from './header.module.css';

const onMac = navigator.userAgent.includes('Mac');

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

const asksToSearch = (event: KeyboardEvent) => {
  if (event.key === 'k') return onMac ? event.metaKey : event.ctrlKey;
  return event.key === '/' && !isTyping(event.target);
};

const search = (): void => {
  const { field } = useSearchField.getState();
  if (field === null) openModal({ name: 'search' });
  else field.focus();
};

/** Looks like a field and opens the search; so do ⌘K and the slash from anywhere. A screen with a field of its own is searched by that. */
export const SearchButton = () => {
  const { t } = useTranslation();
  const isAlone = useSearchField(({ field }) => field === null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!asksToSearch(event)) return;
      event.preventDefault();
      search();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <button
      type="button"
      className={styles.search}
      // Its room stays, so that nothing beside it moves.
      style={isAlone ? undefined : { visibility: 'hidden' }}
      onClick={search}
    >
      <ShellIcon name="search" size={20} />
      <span className={styles.searchText}>{t('shell.search')}</span>
      <kbd>{onMac ? '⌘K' : 'Ctrl K'}</kbd>
    </button>
  );
};
