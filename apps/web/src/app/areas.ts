import { loadAccountTexts } from '../shared/language.ts';
import { page } from './load-page.ts';

/** An area comes with the texts that all of its pages share. */
export const withTexts =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([load(), loadAccountTexts()]);
    return module;
  };

const loadPromotions = withTexts(() => import('./screens/promo-page.ts'));
const loadRewardsStore = withTexts(() => import('../features/points/index.ts'));

const loadClub = withTexts(() => import('../features/club/index.ts'));
const loadHelp = withTexts(() => import('../features/content/help/index.ts'));
const loadDownload = withTexts(() => import('../features/site/download/index.ts'));
const loadJoin = withTexts(() => import('../features/join/index.ts'));
const loadPromoDetail = withTexts(() => import('../features/content/promo-detail/index.ts'));

const loadSupport = withTexts(() => import('../features/support/index.ts'));

/** Screens of their own that speak with the words of the account area. */
export const PROMOTIONS = page(loadPromotions, (promotions) => promotions.PromoPage);
export const REWARDS_STORE = page(loadRewardsStore, (points) => points.RewardsStorePage);
export const CLUB = page(loadClub, (club) => club.ClubPage);
export const HELP = page(loadHelp, (help) => help.HelpPage);
export const MEMBER_HELP = page(loadHelp, (help) => help.MemberHelpPage);
export const TERMS = page(loadHelp, (help) => help.TermsPage);
export const HELP_DIALOG = page(loadHelp, (help) => help.HelpDialog);
export const DOWNLOAD = page(loadDownload, (download) => download.DownloadPage);
export const DOWNLOAD_DIALOG = page(loadDownload, (download) => download.DownloadDialog);
export const JOIN = page(loadJoin, (join) => join.JoinPage);
export const PROMO_DETAIL = page(loadPromoDetail, (promo) => promo.PromoDetailPage);
/** The customer service, in a window of its own and over a page. */
export const CHAT = page(loadSupport, (support) => support.ChatWindow);
export const CHAT_PANEL = page(loadSupport, (support) => support.ChatPanel);
export const FEEDBACK = page(loadSupport, (support) => support.FeedbackDialog);
