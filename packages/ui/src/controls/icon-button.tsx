import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import type { IconName } from '../icons/glyphs.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: IconName;
  /** What it does, in words; nothing but the icon shows. */
  readonly 'aria-label': string;
  readonly size?: number;
}

/** A button that is an icon alone. */
export const IconButton = ({ icon, size = 22, className, ...rest }: IconButtonProps) => (
  <button type="button" {...rest} className={classNames(styles.button, className)}>
    <Icon name={icon} size={size} />
  </button>
);
