/** What the demo site says. */
import type { FirstPiece } from '../../modules/content/index.ts';
import { BANNERS } from './banners.ts';
import { GUIDES, JOINING, PROMOTIONS } from './guides.ts';
import { HELP } from './help.ts';
import { NOTICES } from './notices.ts';
import { TERMS } from './terms.ts';

export const DEMO_PIECES: readonly FirstPiece[] = [
  ...NOTICES,
  ...BANNERS,
  ...HELP,
  ...GUIDES,
  ...JOINING,
  ...PROMOTIONS,
  ...TERMS,
];
