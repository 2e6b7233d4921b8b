import { box, dot, ring } from './shapes.ts';

/** What the frame of a page shows before any page is there; every one is in the script of the shell. */
export const SHELL_GLYPHS = {
  home: 'M4 11 12 4.2 20 11v7.6a1.6 1.6 0 0 1-1.6 1.6H15V15H9v5.2H5.6A1.6 1.6 0 0 1 4 18.6Z',
  grid: `${box(4, 4, [6.6, 6.6], 1.6)}${box(13.4, 4, [6.6, 6.6], 1.6)}${box(4, 13.4, [6.6, 6.6], 1.6)}${box(13.4, 13.4, [6.6, 6.6], 1.6)}`,
  wallet:
    'M4.8 7.2h13.5A1.7 1.7 0 0 1 20 8.9v9a1.7 1.7 0 0 1-1.7 1.7H5.7A1.7 1.7 0 0 1 4 17.9V6.5c0-1.2.9-2.1 2.1-2.1h10.4v2.8M20 11.5h-4a2 2 0 0 0 0 4h4',
  history: 'M4.4 12a7.6 7.6 0 1 0 2.4-5.5L4.2 8.8M4.2 4.4v4.4h4.4M12 7.8V12l3 1.9',
  user: `${ring(12, 8.2, 4)}M4.4 20.4c.7-4.2 3.6-6.4 7.6-6.4s6.9 2.2 7.6 6.4`,
  globe: `${ring(12, 12, 8.7)}M3.3 12h17.4M12 3.3c2.6 2.5 3.8 5.4 3.8 8.7s-1.2 6.2-3.8 8.7c-2.6-2.5-3.8-5.4-3.8-8.7S9.4 5.8 12 3.3Z`,
  sun: `${ring(12, 12, 4)}M12 2.8v2M12 19.2v2M2.8 12h2M19.2 12h2M5.5 5.5l1.4 1.4M17.1 17.1l1.4 1.4M5.5 18.5l1.4-1.4M17.1 6.9l1.4-1.4`,
  moon: 'M19.8 14.2A8.2 8.2 0 0 1 9.8 4.2a8.2 8.2 0 1 0 10 10Z',
  warning: `M12 4.2L21 19.4H3ZM12 10v4.2${dot(12, 16.9)}`,
  search: `${ring(10.8, 10.8, 6.8)}M16 16l4.6 4.6`,
  check: 'M5 12.5l4.6 4.6L19.2 7.2',
  'chevron-down': 'M6 9.5l6 6 6-6',
} as const;

export type ShellIconName = keyof typeof SHELL_GLYPHS;
