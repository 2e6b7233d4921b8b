import type { Allowed, Role } from './roles.ts';

const READERS = ['auditor', 'security', 'administrator'] as const;
const DECIDERS = ['payments', 'risk', 'content', 'trading', 'security', 'administrator'] as const;
const PUBLISHERS = ['content', 'administrator'] as const;
// Each setting names those of them who may change it.
const SETTERS = ['content', 'payments', 'risk', 'security', 'administrator'] as const;
/** Who sees what is written for the site, drafts too. */
const EDITORS = ['support', 'content', 'auditor', 'administrator'] as const;
/** Who sees the raffles with the names of those who hold tickets. */
const RAFFLERS = ['content', 'auditor', 'administrator'] as const;
/** Who sees the money on its way, and who moves it on. */
const CASHIERS = ['support', 'payments', 'risk', 'auditor', 'administrator'] as const;
const PAYERS = ['payments', 'administrator'] as const;
const BONUS_SETTERS = ['content', 'payments', 'administrator'] as const;

/** Who talks with guests, and who reads what was said. */
const SUPPORTERS = ['support', 'administrator'] as const;
const LISTENERS = ['support', 'auditor', 'administrator'] as const;
const GATEKEEPERS = ['risk', 'security', 'administrator'] as const;

/** Who sees what there is to know of a member, its bets included; and who closes something to it. */
const ADVISERS = ['support', 'payments', 'risk', 'auditor', 'security', 'administrator'] as const;
const WRITERS = ['support', 'payments', 'risk', 'security', 'administrator'] as const;
const RESTRICTERS = ['payments', 'risk', 'security', 'administrator'] as const;
/** Who sees phones, mail addresses and names of members in full. */
export const CONTACT_READERS: readonly Role[] = ['risk', 'security', 'administrator'];

/** Who sees where a reward is sent to. */
export const ADDRESS_READERS: readonly Role[] = ['payments', 'risk', 'security', 'administrator'];

/** Whoever may read letters; what they say is for those alone who may see codes and links. */
const POSTMEN = ['support', 'auditor', 'security', 'administrator'] as const;
export const NOTIFICATION_READERS: readonly Role[] = ['security', 'administrator'];

/** Who sees what stands in the lobby, and who orders it. */
const LOBBY_READERS = ['support', 'trading', 'auditor', ...PUBLISHERS] as const;
const LOBBY_EDITORS = ['trading', ...PUBLISHERS] as const;
/** Who sees the book on sports with what is at stake, and who trades it. */
const BOOK_READERS = ['trading', 'risk', 'auditor', 'administrator'] as const;
const BOOK_EDITORS = ['trading', 'administrator'] as const;
/** Who sees which numbers of lotteries are closed, and who closes them. */
const LIMIT_READERS = ['trading', 'auditor', 'administrator'] as const;
const TRADERS = ['trading', 'administrator'] as const;
/** Who sees how vendors are connected, and who connects them. */
const INTEGRATION_READERS = ['trading', ...READERS] as const;
const INTEGRATORS = ['trading', 'administrator'] as const;

/** Who sees the draws of the lotteries, and who enters results and calls draws off. */
const DRAW_READERS = ['trading', 'support', 'auditor', 'administrator'] as const;
const DRAW_EDITORS = ['trading', 'administrator'] as const;

/** Who sees the fights with their bets, and accounts that bet against each other. */
const FIGHT_READERS = ['trading', 'risk', 'auditor', 'administrator'] as const;

type Line = readonly [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, allowed: Allowed];

/** Method, path and audience of every call of the console, apart from the schemas. */
export const CONSOLE_PATHS = {
  signIn: ['POST', '/console/session', 'anyone'],
  readSignInCaptcha: ['GET', '/console/session/captcha', 'anyone'],
  readMe: ['GET', '/console/session', 'entering'],
  signOut: ['DELETE', '/console/session', 'entering'],
  prepareFactor: ['POST', '/console/session/authenticator', 'entering'],
  verifyFactor: ['POST', '/console/session/code', 'entering'],
  listAudit: ['GET', '/console/audit', READERS],
  listApprovals: ['GET', '/console/approvals', ['auditor', ...DECIDERS]],
  approve: ['POST', '/console/approvals/:id/approve', DECIDERS],
  reject: ['POST', '/console/approvals/:id/reject', DECIDERS],
  proposeAdjustment: ['POST', '/console/adjustments', ['payments', 'administrator']],
  listReasons: ['GET', '/console/reasons', 'staff'],
  searchConsole: ['GET', '/console/search', 'staff'],
  readMemberFile: ['GET', '/console/members/:id', ADVISERS],
  listTimeline: ['GET', '/console/members/:id/timeline', ADVISERS],
  listMemberSessions: ['GET', '/console/members/:id/sessions', ADVISERS],
  setToUpline: ['PUT', '/console/members/:id/upline', ['payments', 'risk', 'administrator']],
  endMemberSessions: [
    'POST',
    '/console/members/:id/sessions/end',
    ['support', 'risk', 'security', 'administrator'],
  ],
  listMemberPostings: ['GET', '/console/members/:id/postings', ADVISERS],
  listMemberBets: ['GET', '/console/members/:id/bets', ADVISERS],
  listMemberDeposits: ['GET', '/console/members/:id/deposits', CASHIERS],
  listMemberWithdrawals: ['GET', '/console/members/:id/withdrawals', CASHIERS],
  listNotes: ['GET', '/console/members/:id/notes', ADVISERS],
  addNote: ['POST', '/console/members/:id/notes', WRITERS],
  listRestrictions: ['GET', '/console/members/:id/restrictions', ADVISERS],
  restrictMember: ['POST', '/console/members/:id/restrictions', RESTRICTERS],
  liftRestriction: ['POST', '/console/restrictions/:id/lift', RESTRICTERS],
  listViews: ['GET', '/console/views', 'staff'],
  saveView: ['POST', '/console/views', 'staff'],
  removeView: ['DELETE', '/console/views/:id', 'staff'],
  countQueues: ['GET', '/console/queues', CASHIERS],
  queueDeposits: ['GET', '/console/deposits', CASHIERS],
  readOrder: ['GET', '/console/deposits/:id', CASHIERS],
  approveDeposit: ['POST', '/console/deposits/:id/approve', PAYERS],
  rejectDeposit: ['POST', '/console/deposits/:id/reject', PAYERS],
  listIncoming: ['GET', '/console/incoming', CASHIERS],
  matchIncoming: ['POST', '/console/incoming/:id/match', PAYERS],
  listChannels: ['GET', '/console/channels', CASHIERS],
  setChannel: ['PUT', '/console/channels/:id/active', PAYERS],
  setCoinRate: ['PUT', '/console/channels/:id/rate', PAYERS],
  openChannel: ['POST', '/console/channels', PAYERS],
  changeChannel: ['PUT', '/console/channels/:id', PAYERS],
  addReceiver: ['POST', '/console/channels/:id/receivers', PAYERS],
  queueApplications: ['GET', '/console/applications', CASHIERS],
  readApplication: ['GET', '/console/applications/:id', CASHIERS],
  approveApplication: ['POST', '/console/applications/:id/approve', ['payments', 'risk', 'administrator']],
  rejectApplication: ['POST', '/console/applications/:id/reject', ['payments', 'risk', 'administrator']],
  listAdminBonuses: ['GET', '/console/bonuses', ['content', ...CASHIERS]],
  estimateBonus: ['POST', '/console/bonuses/:code/cost', BONUS_SETTERS],
  changeBonus: ['PUT', '/console/bonuses/:code', BONUS_SETTERS],
  queueRedemptions: ['GET', '/console/redemptions', CASHIERS],
  readRedemption: ['GET', '/console/redemptions/:id', CASHIERS],
  approveRedemption: ['POST', '/console/redemptions/:id/approve', PAYERS],
  rejectRedemption: ['POST', '/console/redemptions/:id/reject', PAYERS],
  listAdminRewards: ['GET', '/console/rewards', ['content', ...CASHIERS]],
  createReward: ['POST', '/console/rewards', PUBLISHERS],
  changeReward: ['PUT', '/console/rewards/:id', PUBLISHERS],
  estimateMission: ['POST', '/console/missions/cost', PUBLISHERS],
  estimatePrizes: ['POST', '/console/leaderboard/prizes/cost', PUBLISHERS],
  estimateReward: ['POST', '/console/rewards/cost', PUBLISHERS],
  estimateRaffle: ['POST', '/console/raffles/cost', PUBLISHERS],
  listAdminMissions: ['GET', '/console/missions', 'staff'],
  createMission: ['POST', '/console/missions', PUBLISHERS],
  changeMission: ['PUT', '/console/missions/:id', PUBLISHERS],
  readAdminLeaderboard: ['GET', '/console/leaderboard', 'staff'],
  setPrizes: ['PUT', '/console/leaderboard/prizes', PUBLISHERS],
  queueCases: ['GET', '/console/cases', LISTENERS],
  readAdminCase: ['GET', '/console/cases/:id', LISTENERS],
  takeCase: ['POST', '/console/cases/:id/take', SUPPORTERS],
  answerCase: ['POST', '/console/cases/:id/answers', SUPPORTERS],
  closeCase: ['POST', '/console/cases/:id/close', SUPPORTERS],
  listChats: ['GET', '/console/chats', LISTENERS],
  countChats: ['GET', '/console/chats/count', LISTENERS],
  readAdminChat: ['GET', '/console/chats/:id', LISTENERS],
  takeChat: ['POST', '/console/chats/:id/take', SUPPORTERS],
  returnChat: ['POST', '/console/chats/:id/return', SUPPORTERS],
  closeChat: ['POST', '/console/chats/:id/close', SUPPORTERS],
  answerChat: ['POST', '/console/chats/:id/lines', SUPPORTERS],
  readChatLines: ['PUT', '/console/chats/:id/read', SUPPORTERS],
  reportPresence: ['PUT', '/console/chats/presence', SUPPORTERS],
  listCanned: ['GET', '/console/canned', LISTENERS],
  saveCanned: ['PUT', '/console/canned', SUPPORTERS],
  removeCanned: ['DELETE', '/console/canned/:id', SUPPORTERS],
  queueTransfers: ['GET', '/console/transfers', CASHIERS],
  queryTransfer: ['POST', '/console/transfers/:id/query', PAYERS],
  decideTransfer: ['POST', '/console/transfers/:id/decide', PAYERS],
  queueWithdrawals: ['GET', '/console/withdrawals', CASHIERS],
  readAdminWithdrawal: ['GET', '/console/withdrawals/:id', CASHIERS],
  approveWithdrawal: ['POST', '/console/withdrawals/:id/approve', ['payments', 'risk', 'administrator']],
  rejectWithdrawal: ['POST', '/console/withdrawals/:id/reject', ['payments', 'risk', 'administrator']],
  reviveDeposit: ['POST', '/console/deposits/:id/revive', PAYERS],
  setReceiverHealth: ['PUT', '/console/receivers/:id/health', PAYERS],
  setAccountFlag: ['PUT', '/console/accounts/:id/flag', ['payments', 'risk', 'administrator']],
  sendPayout: ['POST', '/console/payouts/:id/send', PAYERS],
  claimPayout: ['POST', '/console/payouts/:id/claim', ['support', 'payments', 'administrator']],
  forceReceipt: ['POST', '/console/payouts/:id/force', PAYERS],
  refundPayout: ['POST', '/console/payouts/:id/refund', PAYERS],
  resendPayout: ['POST', '/console/payouts/:id/resend', PAYERS],
  listNumberBlocks: ['GET', '/console/lottery/blocks', LIMIT_READERS],
  blockNumber: ['POST', '/console/lottery/blocks', TRADERS],
  unblockNumber: ['DELETE', '/console/lottery/blocks/:id', TRADERS],
  queueRaffles: ['GET', '/console/raffles', RAFFLERS],
  createRaffle: ['POST', '/console/raffles', PUBLISHERS],
  proposeRaffleLock: ['POST', '/console/raffles/:id/lock', PUBLISHERS],
  drawRaffle: ['POST', '/console/raffles/:id/draw', PUBLISHERS],
  listRaffleWinners: ['GET', '/console/raffles/:id/winners', RAFFLERS],
  listRaffleTickets: ['GET', '/console/raffles/:id/tickets', RAFFLERS],
  listAdminNumeros: ['GET', '/console/lottery/numeros', DRAW_READERS],
  readAdminNumero: ['GET', '/console/lottery/numeros/:id', DRAW_READERS],
  readNumeroExposure: ['GET', '/console/lottery/numeros/:id/exposure', DRAW_READERS],
  dismissResultReport: ['POST', '/console/lottery/numeros/:id/reports/:reportId/dismiss', DRAW_EDITORS],
  enterLotteryResult: ['POST', '/console/lottery/numeros/:id/results', DRAW_EDITORS],
  proposeNumeroVoid: ['POST', '/console/lottery/numeros/:id/void', DRAW_EDITORS],
  previewResettlement: ['POST', '/console/lottery/numeros/:id/resettlement/preview', DRAW_EDITORS],
  proposeResettlement: ['POST', '/console/lottery/numeros/:id/resettlement', DRAW_EDITORS],
  listLotteryCalendars: ['GET', '/console/lottery/calendars', DRAW_READERS],
  previewCalendarChange: ['POST', '/console/lottery/calendars/preview', DRAW_EDITORS],
  changeLotteryCalendar: ['POST', '/console/lottery/calendars', DRAW_EDITORS],
  listResultSources: ['GET', '/console/lottery/sources', DRAW_READERS],
  createResultSource: ['POST', '/console/lottery/sources', DRAW_EDITORS],
  rotateResultSourceKey: ['POST', '/console/lottery/sources/:code/key', DRAW_EDITORS],
  switchResultSource: ['POST', '/console/lottery/sources/:code/switch', DRAW_EDITORS],
  listDrawSeeds: ['GET', '/console/lottery/seeds', DRAW_READERS],
  listAdminEvents: ['GET', '/console/sports/events', BOOK_READERS],
  readAdminEvent: ['GET', '/console/sports/events/:id', BOOK_READERS],
  suspendSportsEvent: ['POST', '/console/sports/events/:id/suspend', BOOK_EDITORS],
  suspendSportsMarket: ['POST', '/console/sports/markets/:id/suspend', BOOK_EDITORS],
  setSportsPrices: ['PUT', '/console/sports/markets/:id/prices', BOOK_EDITORS],
  listSportsLeagues: ['GET', '/console/sports/leagues', BOOK_READERS],
  updateSportsLeague: ['PUT', '/console/sports/leagues/:code', BOOK_EDITORS],
  enterSportsResult: ['POST', '/console/sports/events/:id/results', BOOK_EDITORS],
  proposeEventVoid: ['POST', '/console/sports/events/:id/void', BOOK_EDITORS],
  previewEventResettlement: ['POST', '/console/sports/events/:id/resettlement/preview', BOOK_EDITORS],
  proposeEventResettlement: ['POST', '/console/sports/events/:id/resettlement', BOOK_EDITORS],
  dismissEventReport: ['POST', '/console/sports/events/:id/reports/:reportId/dismiss', BOOK_EDITORS],
  readSportsFeed: ['GET', '/console/sports/feed', BOOK_READERS],
  listAdminFights: ['GET', '/console/sabong/fights', FIGHT_READERS],
  readAdminFight: ['GET', '/console/sabong/fights/:id', FIGHT_READERS],
  moveFight: ['POST', '/console/sabong/fights/:id/move', TRADERS],
  cancelFight: ['POST', '/console/sabong/fights/:id/cancel', TRADERS],
  declareFightResult: ['POST', '/console/sabong/fights/:id/declarations', TRADERS],
  proposeFightVoid: ['POST', '/console/sabong/fights/:id/void', TRADERS],
  previewFightResettlement: ['POST', '/console/sabong/fights/:id/resettlement/preview', TRADERS],
  proposeFightResettlement: ['POST', '/console/sabong/fights/:id/resettlement', TRADERS],
  blockFightSide: ['POST', '/console/sabong/fights/:id/blocks', TRADERS],
  unblockFightSide: ['DELETE', '/console/sabong/fights/:id/blocks/:pick', TRADERS],
  listAdminArenas: ['GET', '/console/sabong/arenas', FIGHT_READERS],
  changeArena: ['PUT', '/console/sabong/arenas/:arena', TRADERS],
  listDeclarators: ['GET', '/console/sabong/declarators', FIGHT_READERS],
  createDeclarator: ['POST', '/console/sabong/declarators', TRADERS],
  rotateDeclaratorKey: ['POST', '/console/sabong/declarators/:code/key', TRADERS],
  switchDeclarator: ['POST', '/console/sabong/declarators/:code/switch', TRADERS],
  listOpposedAccounts: ['GET', '/console/sabong/opposed', FIGHT_READERS],
  listPieces: ['GET', '/console/content', EDITORS],
  createPiece: ['POST', '/console/content', PUBLISHERS],
  savePiece: ['PUT', '/console/content/:id', PUBLISHERS],
  listVersions: ['GET', '/console/content/:id/versions', EDITORS],
  restorePiece: ['POST', '/console/content/:id/versions/:version/restore', PUBLISHERS],
  addPicture: ['POST', '/console/content-pictures', PUBLISHERS],
  previewContent: ['POST', '/console/content-preview', EDITORS],
  listStaff: ['GET', '/console/staff', READERS],
  createStaff: ['POST', '/console/staff', ['administrator']],
  lockStaff: ['POST', '/console/staff/:id/lock', ['security', 'administrator']],
  proposeUnlock: ['POST', '/console/staff/:id/unlock', ['security', 'administrator']],
  proposeRoles: ['POST', '/console/staff/:id/roles', ['administrator']],
  readSite: ['GET', '/console/site', ['support', 'auditor', ...DECIDERS]],
  listVendorAvailability: ['GET', '/console/vendors', LOBBY_READERS],
  setVendorAvailability: ['PUT', '/console/vendors/:code', LOBBY_EDITORS],
  readLobby: ['GET', '/console/lobby', LOBBY_READERS],
  orderMenus: ['PUT', '/console/lobby/menus', LOBBY_EDITORS],
  orderVendors: ['PUT', '/console/lobby/menus/:category/vendors', LOBBY_EDITORS],
  setHotGames: ['PUT', '/console/lobby/menus/:category/hot', LOBBY_EDITORS],
  searchLobbyGames: ['GET', '/console/lobby/menus/:category/games', LOBBY_READERS],
  listIntegrations: ['GET', '/console/integrations', INTEGRATION_READERS],
  createIntegration: ['POST', '/console/integrations', INTEGRATORS],
  changeIntegration: ['PUT', '/console/integrations/:code', INTEGRATORS],
  rotateIntegrationKey: ['POST', '/console/integrations/:code/key', INTEGRATORS],
  setIntegrationActive: ['PUT', '/console/integrations/:code/active', INTEGRATORS],
  resumeIntegration: ['POST', '/console/integrations/:code/resume', INTEGRATORS],
  listSuspended: ['GET', '/console/suspended-integrations', 'staff'],
  testIntegration: ['POST', '/console/integrations/:code/test', INTEGRATORS],
  syncIntegration: ['POST', '/console/integrations/:code/sync', INTEGRATORS],
  setFlag: ['PUT', '/console/site/flags/:code', PUBLISHERS],
  listRegisterFields: ['GET', '/console/registration/fields', ['support', 'auditor', ...DECIDERS]],
  setRegisterField: ['PUT', '/console/registration/fields/:name', ['security', 'administrator']],
  listSettings: ['GET', '/console/settings', ['support', 'auditor', ...DECIDERS]],
  previewSetting: ['POST', '/console/settings/:name/preview', SETTERS],
  setSetting: ['PUT', '/console/settings/:name', SETTERS],
  listSettingVersions: ['GET', '/console/settings/:name/versions', ['support', 'auditor', ...DECIDERS]],
  setNetwork: ['PUT', '/console/site/networks', GATEKEEPERS],
  removeNetwork: ['DELETE', '/console/site/networks', GATEKEEPERS],
  listNotifications: ['GET', '/console/notifications', POSTMEN],
  readAlarms: ['GET', '/console/alarms', 'staff'],
  readReconciliation: ['GET', '/console/finance/reconciliation', 'staff'],
  readDayAggregates: ['GET', '/console/finance/days/:day/aggregates', ['payments', 'risk', ...READERS]],
  readMoneyReport: ['GET', '/console/finance/days', ['payments', 'risk', ...READERS]],
  listBudgets: ['GET', '/console/finance/budgets', ['payments', 'risk', 'content', ...READERS]],
  closeBreak: ['POST', '/console/finance/breaks/:id/close', ['payments', 'security', 'administrator']],
} as const satisfies Record<string, Line>;

export type ConsoleCall = keyof typeof CONSOLE_PATHS;
