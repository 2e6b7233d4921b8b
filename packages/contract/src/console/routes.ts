import { agentRoutes } from './agents/team.ts';
import * as applications from './bonuses/applications.ts';
import * as bonuses from './bonuses/kinds.ts';
import * as approvals from './approvals.ts';
import * as audit from './audit.ts';
import { businessRoutes } from './business.ts';
import * as finance from './finance.ts';
import * as cases from './support/cases.ts';
import * as channels from './payments/channels.ts';
import { contractRoutes } from './contracts/runs.ts';
import { contentRoutes } from './content.ts';
import * as chats from './support/chats.ts';
import { integrationRoutes } from './vendors/integrations.ts';
import * as incoming from './payments/incoming.ts';
import * as notifications from './notifications.ts';
import * as lobby from './catalogue/lobby.ts';
import * as lottery from './lottery/draws.ts';
import * as mall from './points/rewards.ts';
import * as calendars from './lottery/calendars.ts';
import * as limits from './lottery/limits.ts';
import * as sources from './lottery/sources.ts';
import { listMembers } from './backoffice/members.ts';
import * as members from './backoffice/file.ts';
import * as notes from './backoffice/notes.ts';
import * as missions from './missions.ts';
import type { ConsoleCall } from './paths/index.ts';
import * as payments from './payments/queues.ts';
import * as payouts from './payments/payouts.ts';
import * as raffles from './raffles.ts';
import * as reasons from './reasons.ts';
import * as redemptions from './points/redemptions.ts';
import * as registration from './registration.ts';
import * as restrictions from './backoffice/restrictions.ts';
import * as search from './backoffice/search.ts';
import * as sabong from './sabong/fights.ts';
import * as arenas from './sabong/arenas.ts';
import * as session from './staff/sign-in.ts';
import * as settings from './settings.ts';
import * as site from './site.ts';
import * as sports from './sports/events.ts';
import * as staff from './staff/staff.ts';
import * as transfers from './vendors/transfers.ts';
import * as vendors from './catalogue/vendors.ts';
import * as views from './views.ts';

/** Every call of the console by its name. */
export const CONSOLE_ROUTES = {
  signIn: session.signIn,
  readMe: session.readMe,
  signOut: session.signOut,
  readSignInCaptcha: session.readSignInCaptcha,
  prepareFactor: session.prepareFactor,
  verifyFactor: session.verifyFactor,
  listAudit: audit.listAudit,
  listApprovals: approvals.listApprovals,
  approve: approvals.approve,
  reject: approvals.reject,
  proposeAdjustment: approvals.proposeAdjustment,
  ...contractRoutes,
  listReasons: reasons.listReasons,
  ...agentRoutes,
  searchConsole: search.searchConsole,
  listMembers,
  readMemberFile: members.readMemberFile,
  listTimeline: members.listTimeline,
  listMemberSessions: members.listMemberSessions,
  endMemberSessions: members.endMemberSessions,
  setToUpline: members.setToUpline,
  listMemberPostings: members.listMemberPostings,
  listMemberBets: members.listMemberBets,
  listMemberDeposits: members.listMemberDeposits,
  listMemberWithdrawals: members.listMemberWithdrawals,
  listNotes: notes.listNotes,
  addNote: notes.addNote,
  listRestrictions: restrictions.listRestrictions,
  restrictMember: restrictions.restrictMember,
  liftRestriction: restrictions.liftRestriction,
  listViews: views.listViews,
  saveView: views.saveView,
  removeView: views.removeView,
  countQueues: payments.countQueues,
  queueDeposits: payments.queueDeposits,
  readOrder: payments.readOrder,
  approveDeposit: payments.approveDeposit,
  rejectDeposit: payments.rejectDeposit,
  listIncoming: incoming.listIncoming,
  matchIncoming: incoming.matchIncoming,
  listChannels: channels.listChannels,
  setChannel: channels.setChannel,
  setCoinRate: channels.setCoinRate,
  openChannel: channels.openChannel,
  changeChannel: channels.changeChannel,
  addReceiver: channels.addReceiver,
  queueCases: cases.queueCases,
  readAdminCase: cases.readAdminCase,
  takeCase: cases.takeCase,
  answerCase: cases.answerCase,
  closeCase: cases.closeCase,
  listChats: chats.listChats,
  countChats: chats.countChats,
  readAdminChat: chats.readAdminChat,
  takeChat: chats.takeChat,
  returnChat: chats.returnChat,
  closeChat: chats.closeChat,
  answerChat: chats.answerChat,
  readChatLines: chats.readChatLines,
  reportPresence: chats.reportPresence,
  listCanned: chats.listCanned,
  saveCanned: chats.saveCanned,
  removeCanned: chats.removeCanned,
  queueApplications: applications.queueApplications,
  readApplication: applications.readApplication,
  approveApplication: applications.approveApplication,
  rejectApplication: applications.rejectApplication,
  listAdminBonuses: bonuses.listAdminBonuses,
  estimateBonus: bonuses.estimateBonus,
  changeBonus: bonuses.changeBonus,
  queueRedemptions: redemptions.queueRedemptions,
  readRedemption: redemptions.readRedemption,
  approveRedemption: redemptions.approveRedemption,
  rejectRedemption: redemptions.rejectRedemption,
  listAdminRewards: mall.listAdminRewards,
  createReward: mall.createReward,
  changeReward: mall.changeReward,
  estimateMission: missions.estimateMission,
  estimatePrizes: missions.estimatePrizes,
  estimateReward: mall.estimateReward,
  estimateRaffle: raffles.estimateRaffle,
  listAdminMissions: missions.listAdminMissions,
  createMission: missions.createMission,
  changeMission: missions.changeMission,
  readAdminLeaderboard: missions.readAdminLeaderboard,
  setPrizes: missions.setPrizes,
  queueTransfers: transfers.queueTransfers,
  queryTransfer: transfers.queryTransfer,
  decideTransfer: transfers.decideTransfer,
  queueWithdrawals: payments.queueWithdrawals,
  readAdminWithdrawal: payments.readAdminWithdrawal,
  approveWithdrawal: payments.approveWithdrawal,
  rejectWithdrawal: payments.rejectWithdrawal,
  reviveDeposit: payouts.reviveDeposit,
  setReceiverHealth: payouts.setReceiverHealth,
  setAccountFlag: payouts.setAccountFlag,
  sendPayout: payouts.sendPayout,
  claimPayout: payouts.claimPayout,
  forceReceipt: payouts.forceReceipt,
  refundPayout: payouts.refundPayout,
  resendPayout: payouts.resendPayout,
  listNumberBlocks: limits.listNumberBlocks,
  blockNumber: limits.blockNumber,
  unblockNumber: limits.unblockNumber,
  queueRaffles: raffles.queueRaffles,
  createRaffle: raffles.createRaffle,
  proposeRaffleLock: raffles.proposeRaffleLock,
  drawRaffle: raffles.drawRaffle,
  listRaffleWinners: raffles.listRaffleWinners,
  listRaffleTickets: raffles.listRaffleTickets,
  listAdminNumeros: lottery.listAdminNumeros,
  readAdminNumero: lottery.readAdminNumero,
  readNumeroExposure: lottery.readNumeroExposure,
  dismissResultReport: lottery.dismissResultReport,
  enterLotteryResult: lottery.enterLotteryResult,
  proposeNumeroVoid: lottery.proposeNumeroVoid,
  previewResettlement: lottery.previewResettlement,
  proposeResettlement: lottery.proposeResettlement,
  listLotteryCalendars: calendars.listLotteryCalendars,
  previewCalendarChange: calendars.previewCalendarChange,
  changeLotteryCalendar: calendars.changeLotteryCalendar,
  listResultSources: sources.listResultSources,
  createResultSource: sources.createResultSource,
  rotateResultSourceKey: sources.rotateResultSourceKey,
  switchResultSource: sources.switchResultSource,
  listDrawSeeds: lottery.listDrawSeeds,
  listAdminEvents: sports.listAdminEvents,
  readAdminEvent: sports.readAdminEvent,
  suspendSportsEvent: sports.suspendSportsEvent,
  suspendSportsMarket: sports.suspendSportsMarket,
  setSportsPrices: sports.setSportsPrices,
  listSportsLeagues: sports.listSportsLeagues,
  updateSportsLeague: sports.updateSportsLeague,
  enterSportsResult: sports.enterSportsResult,
  proposeEventVoid: sports.proposeEventVoid,
  previewEventResettlement: sports.previewEventResettlement,
  proposeEventResettlement: sports.proposeEventResettlement,
  dismissEventReport: sports.dismissEventReport,
  readSportsFeed: sports.readSportsFeed,
  listAdminFights: sabong.listAdminFights,
  readAdminFight: sabong.readAdminFight,
  moveFight: sabong.moveFight,
  cancelFight: sabong.cancelFight,
  declareFightResult: sabong.declareFightResult,
  proposeFightVoid: sabong.proposeFightVoid,
  previewFightResettlement: sabong.previewFightResettlement,
  proposeFightResettlement: sabong.proposeFightResettlement,
  blockFightSide: sabong.blockFightSide,
  unblockFightSide: sabong.unblockFightSide,
  listAdminArenas: arenas.listAdminArenas,
  changeArena: arenas.changeArena,
  listDeclarators: arenas.listDeclarators,
  createDeclarator: arenas.createDeclarator,
  rotateDeclaratorKey: arenas.rotateDeclaratorKey,
  switchDeclarator: arenas.switchDeclarator,
  listOpposedAccounts: arenas.listOpposedAccounts,
  ...contentRoutes,
  listStaff: staff.listStaff,
  createStaff: staff.createStaff,
  lockStaff: staff.lockStaff,
  proposeUnlock: staff.proposeUnlock,
  proposeRoles: staff.proposeRoles,
  readSite: site.readSite,
  listVendorAvailability: vendors.listVendorAvailability,
  setVendorAvailability: vendors.setVendorAvailability,
  readLobby: lobby.readLobby,
  orderMenus: lobby.orderMenus,
  orderVendors: lobby.orderVendors,
  setHotGames: lobby.setHotGames,
  searchLobbyGames: lobby.searchLobbyGames,
  ...integrationRoutes,
  setFlag: site.setFlag,
  listRegisterFields: registration.listRegisterFields,
  setRegisterField: registration.setRegisterField,
  listSettings: settings.listSettings,
  previewSetting: settings.previewSetting,
  setSetting: settings.setSetting,
  listSettingVersions: settings.listSettingVersions,
  setNetwork: site.setNetwork,
  removeNetwork: site.removeNetwork,
  listNotifications: notifications.listNotifications,
  readAlarms: site.readAlarms,
  readReconciliation: finance.readReconciliation,
  readDayAggregates: finance.readDayAggregates,
  readMoneyReport: finance.readMoneyReport,
  ...businessRoutes,
  listBudgets: finance.listBudgets,
  closeBreak: finance.closeBreak,
} satisfies Record<ConsoleCall, unknown>;

export type ConsoleRoutes = typeof CONSOLE_ROUTES;
