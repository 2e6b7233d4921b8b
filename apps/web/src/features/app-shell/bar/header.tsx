import type { ReactNode } from 'react';
import { AccountBar } from './account-bar.tsx';
import { Brand } from './brand.tsx';
import styles from './header.module.css';
import { LanguagePicker } from './language-picker.tsx';
import { SearchButton } from './search-button.tsx';
import { ServerClock } from './server-clock.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The top bar; what belongs to a member is handed in. */
export const Header = ({ member }: { member: ReactNode }) => (
  <header className="fp-header">
    <Brand />
    <SearchButton />
    <span className={styles.grow} />
    <span className={styles.settings}>
      <ServerClock />
      <LanguagePicker />
      <ThemeSwitch />
    </span>
    <AccountBar member={member} />
  </header>
);
