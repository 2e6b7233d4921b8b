import { Field, IconButton } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './parts.module.css';

interface AccountFieldProps {
  account: string;
  onAccount: (account: string) => void;
  help?: string;
}

/** The name of an account of the team, which is looked for when it is sent. */
export const AccountField = ({ account, onAccount, help }: AccountFieldProps) => {
  const { t } = useTranslation('account');
  const [typed, setTyped] = useState(account);
  return (
    <form
      className={styles.search}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onAccount(typed.trim());
      }}
    >
      <Field
        label={t('teams.account')}
        help={help}
        value={typed}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target }) => setTyped(target.value)}
        suffix={<IconButton type="submit" icon="search" size={20} aria-label={t('teams.show')} />}
      />
    </form>
  );
};
