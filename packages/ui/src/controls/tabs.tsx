import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export interface TabChoice<Value extends string> {
  readonly value: Value;
  readonly name: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** What the row of tabs is about, for a screen reader. */
  readonly label: string;
  readonly tabs: readonly TabChoice<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}

/** A row of tabs over the panel of one of them. Arrow keys walk along it; on a narrow screen it scrolls. */
export const Tabs = <Value extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Value>) => {
  const choose = (value: string): void => {
    const known = tabs.find((tab) => tab.value === value);
    if (known !== undefined) onChoose(known.value);
  };
  return (
    <Radix.Root value={chosen} onValueChange={choose}>
      <Radix.List className={styles.row} aria-label={label}>
        {tabs.map(({ value, name }) => (
          <Radix.Trigger key={value} value={value} className={styles.tab}>
            {name}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {/* A panel of fields takes the focus through them, not as a whole. */}
      <Radix.Content value={chosen} tabIndex={-1} className={styles.panel}>
        {children}
      </Radix.Content>
    </Radix.Root>
  );
};
