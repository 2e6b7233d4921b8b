import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths of what will stand here; without a height it is as tall as a line of text. */
  readonly width?: string;
  readonly height?: string;
  readonly round?: boolean;
  readonly className?: string | undefined;
}

/** Holds the place of what is being fetched. The part around it says that it is busy. */
export const Skeleton = ({ width = '100%', height = '1lh', round = false, className }: SkeletonProps) => (
  <span
    className={classNames(styles.skeleton, round && styles.round, className)}
    style={{ width, height }}
    aria-hidden
  />
);
