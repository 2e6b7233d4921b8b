import { Icon } from '@hintha/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsSearchField } from '../../../shared/page/search-field.ts';
import styles from './search-field.module.css';

interface SearchFieldProps {
  text: string;
  onText: (text: string) => void;
  /** Asks at once for what is typed, without waiting for the typing to rest. */
  onSettle: (text: string) => void;
}

/** Searches the lobby by name; Enter asks at once, Escape empties the field. */
export const SearchField = ({ text, onText, onSettle }: SearchFieldProps) => {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  useAsSearchField(field);
  const clear = () => {
    onText('');
    onSettle('');
  };
  return (
    <form
      className={styles.search}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSettle(text);
      }}
    >
      <Icon name="search" />
      <input
        ref={field}
        className={styles.input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        aria-label={t('lobby.search')}
        placeholder={t('lobby.search')}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && clear()}
      />
      {text !== '' && (
        <button type="button" className={styles.clear} aria-label={t('lobby.clearSearch')} onClick={clear}>
          <Icon name="close" />
        </button>
      )}
    </form>
  );
};
