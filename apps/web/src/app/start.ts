import { onBusinessError } from '../shared/api.ts';
import { gameMenus } from '../shared/game-menus.ts';
import { isSigningIn, startGate } from '../shared/gate.ts';
import { closeModal, openModal } from '../shared/modals.ts';
import { notices } from '../shared/site/notices.ts';
import { MERCHANT } from '../shared/site/product.ts';
import { country, flags, permission } from '../shared/permission.ts';
import { useSession } from '../shared/session.ts';
import { holdSession, loadMember } from '../shared/sign-in.ts';
import { openAskedPage } from './modals/open-asked-page.ts';
import { siteClosedOf } from './site-closed.ts';
import { takeResetToken } from './take-reset-token.ts';

const learnMember = () => {
  loadMember().catch(() => undefined);
};

const askForPassword = () => {
  if (useSession.getState().held) openModal({ name: 'change-password' });
};

/** A session that the server has ended asks for a new login, one that is held for a new password. */
const watchSession = () => {
  askForPassword();
  useSession.subscribe((session, before) => {
    if (!session.held) closeModal('change-password');
    if (session.ended && !before.ended && !isSigningIn()) openModal({ name: 'login', reason: 'ended' });
    askForPassword();
    // Another tab may have signed in; this one learns who it is.
    learnMember();
  });
};

/** A mailed link opens the form for a new password; its token does not stay in the address, nor in the history. */
const openResetLink = () => {
  const { resetToken, rest } = takeResetToken(location.href);
  if (resetToken === null) return;
  history.replaceState(null, '', rest);
  openModal({ name: 'forgot', resetToken });
};

/** A notification leads to a page of one's own; going back does not lead there again. */
const openNoticed = () => {
  const rest = openAskedPage(location.href);
  if (rest !== null) history.replaceState(null, '', rest);
};

const SOURCES = [permission, flags, country, notices, gameMenus];

const readAll = () => {
  learnMember();
  for (const source of SOURCES) void source.load();
};

/** What a business error may tell of the site: it has shut, or its key or the clock of this machine is another one by now. */
const RELOADING = ['maintenance', 'region_blocked', 'encryption_failed'];

const watchBusinessErrors = () => {
  onBusinessError((code) => {
    if (RELOADING.includes(code)) void permission.reload();
    if (code === 'password_change_needed') holdSession();
  });
};

/** Nobody counts visits unless the operator has said who does. */
const watchCounting = () => {
  const stop = permission.use.subscribe(({ value }) => {
    if (value === null) return;
    stop();
    const { gtagId } = value.analytics;
    if (gtagId !== null)
      void import('../shared/site/count-visits.ts').then(({ countVisits }) => countVisits(gtagId));
  });
};

/** What could not be read while the site was shut is read when it opens again. */
const watchSiteClosed = () => {
  permission.use.subscribe((now, before) => {
    if (siteClosedOf(now) === null && siteClosedOf(before) !== null) readAll();
  });
};

/** Asks for all that the shell shows and sets going what lives as long as the page. */
export const start = (): void => {
  sessionStorage.setItem('merchant', MERCHANT);
  openResetLink();
  startGate();
  openNoticed();
  watchSession();
  watchBusinessErrors();
  watchSiteClosed();
  watchCounting();
  readAll();
};
