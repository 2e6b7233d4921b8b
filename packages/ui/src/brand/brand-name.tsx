import { classNames } from '../class-names.ts';
import styles from './brand-name.module.css';
import { Logo } from './logo.tsx';

export interface BrandNameProps {
  /** In Latin capitals. */
  readonly name: string;
  /** The name in the reader's script, below. */
  readonly line?: string;
  readonly size?: number;
  readonly className?: string | undefined;
}

/** The mark with the name beside it. */
export const BrandName = ({ name, line, size = 44, className }: BrandNameProps) => (
  <span className={classNames(styles.brand, className)}>
    <Logo size={size} />
    <span>
      <b className={styles.name}>{name}</b>
      {line !== undefined && <small className={styles.line}>{line}</small>}
    </span>
  </span>
);
