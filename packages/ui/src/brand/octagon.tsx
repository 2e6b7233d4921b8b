import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './octagon.module.css';

/** `gold` and `jade` tint it, `cinnabar` fills it for a warning, `action` looks like the primary button. */
export type OctagonLook = 'gold' | 'jade' | 'cinnabar' | 'action';

export interface OctagonProps {
  readonly look?: OctagonLook;
  /** Pixels of its width and height. */
  readonly size?: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The base of the weight: vendor marks, avatars, the deposit button, the age badge. */
export const Octagon = ({ look = 'gold', size = 48, className, children }: OctagonProps) => (
  <span className={classNames(styles.octagon, styles[look], className)} style={{ width: size, height: size }}>
    {children}
  </span>
);
