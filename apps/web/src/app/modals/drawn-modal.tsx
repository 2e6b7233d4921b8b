import type { ReactNode } from 'react';
import { openAgentPage } from '../../shared/account-area/agent-query.ts';
import { closeModal, openModal, type Modal } from '../../shared/modals.ts';
import { DOWNLOAD_DIALOG, FEEDBACK, HELP_DIALOG, withTexts } from '../areas.ts';
import { page } from '../load-page.ts';

const loadAccess = async () => import('../../features/identity/index.ts');
const loadOverlays = async () => import('../../features/overlays/index.ts');

const LOGIN = page(loadAccess, (access) => access.LoginModal);
const REGISTER = page(loadAccess, (access) => access.RegisterModal);
const WELCOME = page(withTexts(loadAccess), (access) => access.WelcomeDialog);
const FORGOT = page(loadAccess, (access) => access.ForgotModal);
const CHANGE_PASSWORD = page(loadAccess, (access) => access.ChangePasswordModal);
const REAL_ACCOUNT = page(loadAccess, (access) => access.RealAccountModal);
const LOG_OUT = page(loadOverlays, (overlays) => overlays.LogOutDialog);
const NOTICE = page(
  async () => import('../../features/content/notices/index.ts'),
  (notices) => notices.NoticeDialog,
);
const GAMES = page(loadOverlays, (overlays) => overlays.GamesSheet);
const ACCOUNT = page(loadOverlays, (overlays) => overlays.AccountSheet);
const SEARCH = page(
  async () => import('../../features/search/index.ts'),
  (search) => search.SearchOverlay,
);
const CHILD_GAMES = page(
  async () => import('../../features/child-games/index.ts'),
  (games) => games.ChildGames,
);
const GAME_SHEET = page(
  async () => import('../../features/game-sheet/index.ts'),
  (sheet) => sheet.GameSheet,
);

const ACCOUNT_AREA = page(
  withTexts(async () => import('../area-pages.ts')),
  (own) => own.OwnAccountArea,
);
const AGENT_AREA = page(
  withTexts(async () => import('../agent-pages.ts')),
  (own) => own.OwnAgentArea,
);

type Drawings = { [Name in Modal['name']]: (modal: Extract<Modal, { name: Name }>) => ReactNode };

const closing = (name: Modal['name']) => ({ onClose: () => closeModal(name) });

const DRAWINGS: Drawings = {
  login: ({ name, ...props }) => <LOGIN.Part {...props} {...closing(name)} />,
  register: ({ name }) => <REGISTER.Part {...closing(name)} />,
  welcome: ({ name }) => <WELCOME.Part {...closing(name)} />,
  forgot: ({ name, ...props }) => <FORGOT.Part {...props} {...closing(name)} />,
  'change-password': ({ name, ...props }) => <CHANGE_PASSWORD.Part {...props} {...closing(name)} />,
  'real-account': ({ name }) => <REAL_ACCOUNT.Part {...closing(name)} />,
  'log-out': ({ name }) => <LOG_OUT.Part {...closing(name)} />,
  notice: ({ name, noticeId }) => <NOTICE.Part noticeId={noticeId} {...closing(name)} />,
  feedback: ({ name }) => <FEEDBACK.Part {...closing(name)} />,
  help: ({ name }) => <HELP_DIALOG.Part {...closing(name)} />,
  download: ({ name }) => <DOWNLOAD_DIALOG.Part {...closing(name)} />,
  games: ({ name }) => <GAMES.Part {...closing(name)} />,
  'child-games': ({ name, ...vendor }) => <CHILD_GAMES.Part {...vendor} {...closing(name)} />,
  'game-sheet': ({ name, game, over }) => (
    <GAME_SHEET.Part game={game} onClose={() => (over === undefined ? closeModal(name) : openModal(over))} />
  ),
  account: ({ name }) => <ACCOUNT.Part {...closing(name)} />,
  search: ({ name }) => <SEARCH.Part {...closing(name)} />,
  'agent-area': ({ name, page }) => (
    <AGENT_AREA.Part page={page} onPage={(next) => openAgentPage(next)} {...closing(name)} />
  ),
  'account-area': ({ name, page }) => (
    <ACCOUNT_AREA.Part page={page} onPage={(next) => openModal({ name, page: next })} {...closing(name)} />
  ),
};

/** A modal as its name has it drawn. */
export const DrawnModal = ({ modal }: { modal: Modal }) =>
  (DRAWINGS[modal.name] as (modal: Modal) => ReactNode)(modal);
