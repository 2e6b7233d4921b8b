import type { ReactNode } from 'react';
import { AccountBar } from './account-bar.tsx';
import { Brand } from './brand.tsx';
import styles from './header.module.css';
import { LanguagePicker } from './language-picker.tsx';
import { SearchButton } from './search-button.tsx';
import { ServerClock } from './server-clock.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

interface HeaderProps {
  member: ReactNode;
  support: ReactNode;
}

/** The top bar; what belongs to a member and the way to the customer service are handed in. */
export const Header = ({ member, support }: HeaderProps) => (
  <header className="fp-header">
    <Brand />
    <SearchButton />
    <span className={styles.grow} />
    <span className={styles.settings}>
      <ServerClock />
      <LanguagePicker />
      <ThemeSwitch />
    </span>
    {support}
    <AccountBar member={member} />
  </header>
);
