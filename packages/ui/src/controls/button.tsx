import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

/** `gold` is the one primary action of a region, `line` the plain choice, `soft` a lesser gold, `ghost` over art. */
export type ButtonLook = 'gold' | 'line' | 'soft' | 'ghost';

export interface ButtonShape {
  readonly look?: ButtonLook | undefined;
  readonly large?: boolean | undefined;
  /** As wide as its parent. */
  readonly wide?: boolean | undefined;
}

/** The classes of a button, for a link that looks like one. */
export const buttonClass = ({ look = 'line', large = false, wide = false }: ButtonShape = {}): string =>
  classNames(styles.button, styles[look], large && styles.large, wide && styles.wide);

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonShape {
  /** Keeps its width and its place in the tab order, and takes no press. */
  readonly loading?: boolean;
  readonly className?: string | undefined;
}

/** A press that only went unheard would still send the form around it. */
const refuse = (event: MouseEvent<HTMLButtonElement>): void => event.preventDefault();

export const Button = ({
  look,
  large,
  wide,
  loading = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ look, large, wide }), loading && styles.loading, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? refuse : onClick}
    >
      <span className={styles.label}>{children}</span>
      {loading && (
        <span className={styles.dots} aria-hidden>
          <i />
          <i />
          <i />
        </span>
      )}
    </button>
  );
};
