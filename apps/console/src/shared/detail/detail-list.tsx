import { ActionIcon, CopyButton, Tooltip } from '@mantine/core';
import { Icon } from '@hintha/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../language.ts';
import styles from './detail.module.css';

/** DetailList by their names, in two columns. */
export const DetailList = ({ children }: { children: ReactNode }) => (
  <dl className={styles.details}>{children}</dl>
);

interface DetailProps {
  readonly name: string;
  readonly children: ReactNode;
  /** What a click copies; the detail has no such button without it. */
  readonly copy?: string | undefined;
}

/** One detail; nothing at all is drawn for one that is not known: null, false or no text. */
export const Detail = ({ name, children, copy }: DetailProps) => {
  if (children === null || children === undefined || children === false || children === '') return null;
  return (
    <div className={styles.detail}>
      <dt>{name}</dt>
      <dd>
        {children}
        {copy !== undefined && <Copy value={copy} name={name} />}
      </dd>
    </div>
  );
};

const Copy = ({ value, name }: { value: string; name: string }) => {
  const t = useTexts();
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <Tooltip label={copied ? t('table.copied') : t('table.copy')}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={24}
            aria-label={t('table.copyOf', { name })}
            onClick={copy}
          >
            <Icon name={copied ? 'check' : 'copy'} size={14} />
          </ActionIcon>
        </Tooltip>
      )}
    </CopyButton>
  );
};

/** A section of a drawer under its own heading. */
export const DetailSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h3>{title}</h3>
    {children}
  </section>
);

export interface Step {
  readonly key: string;
  readonly at: string;
  readonly what: ReactNode;
  readonly by?: string | undefined;
  /** What may be done about it. */
  readonly action?: ReactNode;
}

/** What happened, the earliest first. */
export const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <ol className={styles.steps}>
    {steps.map(({ key, at, what, by, action }) => (
      <li key={key}>
        <time className="num">{at}</time>
        <span>{what}</span>
        {by !== undefined && <span className={styles.by}>{by}</span>}
        {action}
      </li>
    ))}
  </ol>
);
