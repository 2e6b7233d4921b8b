import type { TitleStyle } from '@hintha/art';
import { classNames } from '../class-names.ts';
import styles from './cover-title.module.css';

export interface CoverTitleProps {
  readonly look: TitleStyle;
  /** Burmese letters stack, so they get lower type, taller lines and no outline. */
  readonly burmese?: boolean;
  readonly children: string;
}

/** The title over a cover. Its parent is the cover's box: positioned, and a container by its inline size. */
export const CoverTitle = ({ look, burmese = false, children }: CoverTitleProps) => (
  <b className={classNames(styles.title, styles[look], burmese && styles.burmese)}>{children}</b>
);
