import * as access from './access.ts';
import * as catalogue from './catalogue.ts';
import * as content from './content.ts';
import * as members from './members.ts';
import * as records from './records.ts';
import * as site from './site.ts';
import * as vendors from './vendors.ts';
import * as wallet from './wallet.ts';

/** Every call by its name: what the server must serve and the pages may call. */
export const ROUTES = {
  readStatus: site.readStatus,
  readPermission: site.readPermission,
  readSettings: site.readSettings,
  readFlags: site.readFlags,
  readCountry: site.readCountry,
  readRegisterRules: access.readRegisterRules,
  readCaptcha: access.readCaptcha,
  sendPhoneCode: access.sendPhoneCode,
  setPasswordByCode: access.setPasswordByCode,
  sendRegisterCode: access.sendRegisterCode,
  logIn: access.logIn,
  logOut: access.logOut,
  register: access.register,
  registerByMobile: access.registerByMobile,
  checkAffiliate: access.checkAffiliate,
  changePassword: access.changePassword,
  listSessions: access.listSessions,
  endSession: access.endSession,
  endOtherSessions: access.endOtherSessions,
  listSignIns: access.listSignIns,
  readMember: members.readMember,
  readBalance: wallet.readBalance,
  readMerchantWallet: wallet.readMerchantWallet,
  launchGame: vendors.launchGame,
  readNotices: content.readNotices,
  listBets: records.listBets,
  readBet: records.readBet,
  readGameMenus: catalogue.readGameMenus,
  listGameTypes: catalogue.listGameTypes,
  listVendors: catalogue.listVendors,
  listGames: catalogue.listGames,
  listHotGames: catalogue.listHotGames,
  listPopularGames: catalogue.listPopularGames,
  listWinners: catalogue.listWinners,
};

export type Routes = typeof ROUTES;
