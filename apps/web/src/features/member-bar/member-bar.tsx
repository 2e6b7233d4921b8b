import { useEffect } from 'react';
import { startBalance } from '../../shared/balance.ts';
import { startEvents } from '../../shared/events.ts';
import { AccountMenu } from './account-menu.tsx';
import { BalanceChip } from './balance-chip.tsx';
import styles from './member-bar.module.css';

let started = false;

/** What the header shows of an account. With its first showing the balance begins to follow the house. */
export const MemberBar = () => {
  useEffect(() => {
    if (started) return;
    started = true;
    startEvents();
    startBalance();
  }, []);
  return (
    <span className={styles.bar}>
      <BalanceChip />
      <span className={styles.account}>
        <AccountMenu />
      </span>
    </span>
  );
};
