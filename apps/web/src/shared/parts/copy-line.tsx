import { IconButton } from '@hintha/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './copy-line.module.css';
import { useCopied } from './use-copied.ts';

interface CopyLineProps {
  name: string;
  /** What is copied. */
  text: string;
  /** What is shown, where it is not the same. */
  children?: ReactNode;
}

/** A detail to be taken to another program; where the browser forbids copying, it can still be marked by hand. */
export const CopyLine = ({ name, text, children }: CopyLineProps) => {
  const { t } = useTranslation();
  const [copied, copy] = useCopied(text);
  return (
    <div className={styles.line}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        <span className={styles.text}>{children ?? text}</span>
        <span role="status" className={styles.copied}>
          {copied && t('failures.copied')}
        </span>
        <IconButton
          icon={copied ? 'check' : 'copy'}
          aria-label={`${t('failures.copy')} – ${name}`}
          onClick={copy}
        />
      </dd>
    </div>
  );
};
