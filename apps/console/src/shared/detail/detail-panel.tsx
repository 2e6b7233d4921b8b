import { ActionIcon } from '@mantine/core';
import { Icon } from '@hintha/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useKeys } from '../keys/keys.ts';
import { useTexts } from '../language.ts';
import styles from './detail.module.css';

interface Props {
  /** Of the row; when it changes the focus goes to the title anew. */
  readonly id: string;
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** What can be done, always in sight at the foot. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

const Title = ({ children }: { children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 id="detail-title" ref={heading} tabIndex={-1} className={styles.title}>
      {children}
    </h2>
  );
};

/** The drawer at the right of a list, which stays in sight and in reach; Esc closes it. */
export const DetailPanel = ({ id, title, onClose, actions, children }: Props) => {
  const t = useTexts();
  useKeys([{ keys: 'Escape', name: t('table.keyBack'), run: onClose }]);
  return (
    <aside className={styles.panel} aria-labelledby="detail-title" data-keeps-arrows>
      <header className={styles.head}>
        <Title key={id}>{title}</Title>
        <ActionIcon variant="subtle" color="gray" aria-label={t('table.close')} onClick={onClose}>
          <Icon name="close" />
        </ActionIcon>
      </header>
      <div className={styles.body}>{children}</div>
      {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
    </aside>
  );
};
