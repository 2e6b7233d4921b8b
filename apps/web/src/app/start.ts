import { gameMenus } from '../shared/game-menus.ts';
import { startGate } from '../shared/gate.ts';
import { openModal } from '../shared/modals.ts';
import { notices } from '../shared/site/notices.ts';
import { MERCHANT } from '../shared/site/product.ts';
import { country, flags, permission } from '../shared/permission.ts';
import { useSession } from '../shared/session.ts';
import { loadMember } from '../shared/sign-in.ts';

/** A session that the house has ended asks for a new login. */
const watchSession = () => {
  useSession.subscribe((session, before) => {
    if (session.ended && !before.ended) openModal({ name: 'login', reason: 'ended' });
    // Another tab has signed in; this one learns who it is.
    if (session.token !== null && session.token !== before.token && session.member === null) {
      loadMember().catch(() => undefined);
    }
  });
};

/** Asks for all that the frame shows and sets going what lives as long as the page. */
export const start = (): void => {
  sessionStorage.setItem('merchant', MERCHANT);
  startGate();
  watchSession();
  loadMember().catch(() => undefined);
  for (const source of [permission, flags, country, notices, gameMenus]) void source.load();
};
