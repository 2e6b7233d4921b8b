import {
  createTheme,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

/** The tones of the brand; each is drawn from tokens, which know of dark and light themselves. */
const TONES = {
  gold: { solid: '--cta-2', solidHover: '--cta-3', on: '--on-cta', ink: '--gold', soft: '--gold-soft' },
  cin: { solid: '--cin-solid', solidHover: '--cin-deep', on: '--on-cin', ink: '--cin', soft: '--cin-soft' },
  jade: {
    solid: '--jade-solid',
    solidHover: '--jade-deep',
    on: '--on-jade',
    ink: '--jade',
    soft: '--jade-soft',
  },
  lapis: {
    solid: '--lapis-solid',
    solidHover: '--lapis-solid',
    on: '--on-lapis',
    ink: '--lapis',
    soft: '--lapis-soft',
  },
  amber: { solid: '--amber', solidHover: '--amber', on: '--bg', ink: '--amber', soft: '--amber-soft' },
  gray: {
    solid: '--text-2',
    solidHover: '--text',
    on: '--bg',
    ink: '--text-2',
    soft: '--surface-3',
  },
} as const;

type Tone = keyof typeof TONES;

const isTone = (name: unknown): name is Tone => typeof name === 'string' && Object.hasOwn(TONES, name);

const of = (token: string) => `var(${token})`;

const tupleOf = (token: string): MantineColorsTuple => {
  const ink = of(token);
  return [ink, ink, ink, ink, ink, ink, ink, ink, ink, ink];
};

const variantColors: VariantColorsResolver = ({ color, variant, theme }) => {
  const name = color ?? theme.primaryColor;
  const tone = TONES[isTone(name) ? name : 'gold'];
  const none = 'transparent';
  if (variant === 'filled')
    return { background: of(tone.solid), hover: of(tone.solidHover), color: of(tone.on), border: none };
  if (variant === 'light')
    return { background: of(tone.soft), hover: of(tone.soft), color: of(tone.ink), border: none };
  if (variant === 'outline')
    return {
      background: none,
      hover: of(tone.soft),
      color: of(tone.ink),
      border: `1px solid ${of(tone.ink)}`,
    };
  if (variant === 'subtle' || variant === 'transparent')
    return { background: none, hover: of('--surface-3'), color: of(tone.ink), border: none };
  return {
    background: of('--surface'),
    hover: of('--surface-3'),
    color: of('--text'),
    border: `1px solid ${of('--line-2')}`,
  };
};

/** The steps that Mantine draws its own lines, grounds and texts with, light from the first and dark from the last. */
const NEUTRALS: Record<'gray' | 'dark', MantineColorsTuple> = {
  gray: [
    of('--surface-2'),
    of('--surface-2'),
    of('--surface-3'),
    of('--line'),
    of('--line-2'),
    of('--text-3'),
    of('--text-3'),
    of('--text-2'),
    of('--text-2'),
    of('--text'),
  ],
  dark: [
    of('--text'),
    of('--text-2'),
    of('--text-3'),
    of('--line-2'),
    of('--line-2'),
    of('--surface-3'),
    of('--surface'),
    of('--bg'),
    of('--bg-2'),
    of('--bg'),
  ],
};

/** Mantine drawn in the tokens of the brand, dense: 13 px, rows of 36, corners of 8. */
export const THEME = createTheme({
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  headings: { fontFamily: 'var(--font)', fontWeight: '700' },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.8125rem', lg: '1rem', xl: '1.125rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.5' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '14px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  primaryColor: 'gold',
  colors: {
    ...Object.fromEntries(Object.entries(TONES).map(([name, { ink }]) => [name, tupleOf(ink)])),
    ...NEUTRALS,
  },
  variantColorResolver: variantColors,
  respectReducedMotion: true,
  // By their names alone: what the theme imports, every page waits for.
  components: {
    Button: { defaultProps: { variant: 'default' } },
    // White on gold would be too pale.
    Checkbox: { defaultProps: { iconColor: of('--on-cta') } },
    Radio: { defaultProps: { iconColor: of('--on-cta') } },
    Drawer: { defaultProps: { position: 'right' } },
    Modal: { defaultProps: { centered: true, closeOnClickOutside: false } },
    Table: { defaultProps: { verticalSpacing: 'xs', horizontalSpacing: 'sm' } },
    Tooltip: { defaultProps: { withArrow: true, openDelay: 300 } },
  },
});

const toneVariables = Object.fromEntries(
  Object.entries(TONES).flatMap(([name, { solid, solidHover, ink, soft }]) => [
    [`--mantine-color-${name}-filled`, of(solid)],
    [`--mantine-color-${name}-filled-hover`, of(solidHover)],
    [`--mantine-color-${name}-light`, of(soft)],
    [`--mantine-color-${name}-light-hover`, of(soft)],
    [`--mantine-color-${name}-light-color`, of(ink)],
    [`--mantine-color-${name}-text`, of(ink)],
    [`--mantine-color-${name}-outline`, of(ink)],
    [`--mantine-color-${name}-outline-hover`, of(soft)],
  ]),
);

const VARIABLES = {
  '--mantine-color-body': of('--surface'),
  '--mantine-color-text': of('--text'),
  '--mantine-color-bright': of('--text'),
  '--mantine-color-dimmed': of('--text-3'),
  '--mantine-color-placeholder': of('--text-3'),
  '--mantine-color-anchor': of('--lapis'),
  '--mantine-color-error': of('--cin'),
  '--mantine-color-default': of('--surface'),
  '--mantine-color-default-hover': of('--surface-3'),
  '--mantine-color-default-color': of('--text'),
  '--mantine-color-default-border': of('--line-2'),
  '--mantine-color-disabled': of('--surface-3'),
  '--mantine-color-disabled-color': of('--text-3'),
  '--mantine-color-disabled-border': of('--line'),
  '--mantine-primary-color-contrast': of('--on-cta'),
  ...toneVariables,
};

/** Both schemes are the same variables: the tokens under them change with the theme. */
export const resolveVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: VARIABLES,
  dark: VARIABLES,
});
