import { ENDONYMS } from '@hintha/contract/languages';
import { ActionIcon, Burger, Button, Kbd, Menu, Tooltip } from '@mantine/core';
import { Icon, Logo } from '@hintha/ui';
import { Link } from 'react-router';
import { AskButton } from '../shared/forms/ask-button.ts';
import { call } from '../shared/api.ts';
import { useKeys } from '../shared/keys/keys.ts';
import { changeLanguage, useLanguage, useTexts } from '../shared/language.ts';
import { closeSession, useSession } from '../shared/session.ts';
import { changeTheme, useTheme } from '../shared/theme/theme.ts';
import styles from './app-shell.module.css';

interface Props {
  readonly menuOpen: boolean;
  readonly onMenu: () => void;
  readonly onSearch: () => void;
  readonly onKeys: () => void;
}

const signOut = async () => {
  // Whatever the server answers, this tab forgets the token.
  await call('signOut').catch(() => undefined);
  closeSession({ ended: false });
};

const LanguageMenu = () => {
  const t = useTexts();
  const language = useLanguage((state) => state.language);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          aria-label={`${language.toUpperCase()}, ${t('appShell.language')}`}
        >
          {language.toUpperCase()}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {(['en', 'my'] as const).map((code) => (
          <Menu.Item key={code} lang={code} onClick={() => void changeLanguage(code)}>
            {ENDONYMS[code]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};

const ThemeButton = () => {
  const t = useTexts();
  const isDark = useTheme(({ theme }) => theme === 'dark');
  const label = t(isDark ? 'appShell.light' : 'appShell.dark');
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label}
        onClick={() => changeTheme(isDark ? 'light' : 'dark')}
      >
        <Icon name={isDark ? 'sun' : 'moon'} />
      </ActionIcon>
    </Tooltip>
  );
};

const PersonMenu = () => {
  const t = useTexts();
  const me = useSession((session) => session.me);
  if (me === null) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="subtle" color="gray" size="compact-md" leftSection={<Icon name="user" size={18} />}>
          {me.name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{me.roles.map((role) => t(`appShell.roles.${role}`)).join(', ')}</Menu.Label>
        <Menu.Item leftSection={<Icon name="logout" size={18} />} onClick={() => void signOut()}>
          {t('appShell.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};

const SearchButton = ({ onSearch }: Pick<Props, 'onSearch'>) => {
  const t = useTexts();
  return (
    <AskButton
      size="compact-md"
      leftSection={<Icon name="search" size={18} />}
      rightSection={
        <Kbd size="xs" aria-hidden>
          Ctrl K
        </Kbd>
      }
      classNames={{ label: styles.folded, section: styles.section }}
      onClick={onSearch}
    >
      {t('search.open')}
    </AskButton>
  );
};

/** Who and how: the search, the person, the language, the theme, the keys. */
export const TopBar = ({ menuOpen, onMenu, onSearch, onKeys }: Props) => {
  const t = useTexts();
  useKeys([
    { keys: '?', name: t('appShell.keys'), run: onKeys },
    { keys: '/', name: t('search.open'), run: onSearch },
    { keys: 'mod+k', name: t('search.open'), run: onSearch },
  ]);
  return (
    <>
      <Burger hiddenFrom="sm" size="sm" opened={menuOpen} onClick={onMenu} aria-label={t('appShell.menu')} />
      <Link to="/" className={styles.brand} aria-label={t('appShell.console')}>
        <Logo size={24} />
        <span>{t('appShell.console')}</span>
      </Link>
      <div className={styles.push} />
      <SearchButton onSearch={onSearch} />
      <Tooltip label={t('appShell.keys')}>
        <ActionIcon
          className={styles.wide}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('appShell.keys')}
          aria-haspopup="dialog"
          onClick={onKeys}
        >
          <Icon name="help" />
        </ActionIcon>
      </Tooltip>
      <LanguageMenu />
      <ThemeButton />
      <PersonMenu />
    </>
  );
};
