import { call } from '../api.ts';
import { currentLanguage, useLanguage } from '../language.ts';
import { createLoaded } from '../loaded.ts';
import { useSession } from '../session.ts';
import { PLATFORM } from './product.ts';

/** Notices for players, banners, the popup and the promotions, read once a visit. */
export const notices = createLoaded(async () =>
  call('readNotices', { query: { platform: PLATFORM, language: currentLanguage() } }),
);

useLanguage.subscribe(() => void notices.reload());
// What is told depends on who is told it.
useSession.subscribe(({ token }, before) => {
  if (token !== before.token) void notices.reload();
});
