const STROKE = 1.7;
/** Signs made of bare strokes look thin beside outlines of the same stroke. */
const STROKES: Readonly<Record<string, number>> = { plus: 2.2, minus: 2.2, check: 2.2, pause: 2.6 };

export interface DrawnIconProps<Name extends string> {
  readonly name: Name;
  /** Pixels of its box. */
  readonly size?: number;
  /** Fills the outline as well: a favourite that is set. */
  readonly filled?: boolean;
  /** What it says to a screen reader; without it the icon is decoration. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/**
 * One svg with one path, written where it stands. A sprite would first mount every glyph, used or not, and clone the
 * used ones again into shadow trees: with some sixty icons on the fullest page, two nodes an icon is the cheaper way.
 */
export const drawIcon = (
  path: string,
  { name, size = 20, filled = false, label, className }: DrawnIconProps<string>,
) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill={filled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth={STROKES[name] ?? STROKE}
    strokeLinecap="round"
    strokeLinejoin="round"
    // A flex row must shrink words, not icons.
    style={{ flex: 'none' }}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    <path d={path} />
  </svg>
);
