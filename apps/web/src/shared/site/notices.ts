import { call } from '../api.ts';
import { currentLanguage, useLanguage } from '../language.ts';
import { createLoaded } from '../loaded.ts';
import { PLATFORM } from './product.ts';

/** Notices for players, banners, the popup and the promotions, read once a visit. */
export const notices = createLoaded(async () =>
  call('readNotices', { query: { platform: PLATFORM, language: currentLanguage() } }),
);

useLanguage.subscribe(() => void notices.reload());
