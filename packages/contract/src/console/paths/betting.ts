import type { Line } from './line.ts';

const TRADERS = ['trading', 'administrator'] as const;
/** Who sees events and fights with what is at stake on them. */
const BOOK_READERS = ['trading', 'risk', 'auditor', 'administrator'] as const;
/** Who sees which numbers of lotteries are closed. */
const LIMIT_READERS = ['trading', 'auditor', 'administrator'] as const;
/** Who sees the draws of the lotteries. */
const DRAW_READERS = ['trading', 'support', 'auditor', 'administrator'] as const;

/** Calls of the console about the operator's own bets: lotteries, sports and sabong. */
export const BETTING_PATHS = {
  listNumberBlocks: ['GET', '/console/lottery/blocks', LIMIT_READERS],
  blockNumber: ['POST', '/console/lottery/blocks', TRADERS],
  unblockNumber: ['DELETE', '/console/lottery/blocks/:id', TRADERS],
  listAdminNumeros: ['GET', '/console/lottery/numeros', DRAW_READERS],
  readAdminNumero: ['GET', '/console/lottery/numeros/:id', DRAW_READERS],
  readNumeroExposure: ['GET', '/console/lottery/numeros/:id/exposure', DRAW_READERS],
  dismissResultReport: ['POST', '/console/lottery/numeros/:id/reports/:reportId/dismiss', TRADERS],
  enterLotteryResult: ['POST', '/console/lottery/numeros/:id/results', TRADERS],
  proposeNumeroVoid: ['POST', '/console/lottery/numeros/:id/void', TRADERS],
  previewResettlement: ['POST', '/console/lottery/numeros/:id/resettlement/preview', TRADERS],
  proposeResettlement: ['POST', '/console/lottery/numeros/:id/resettlement', TRADERS],
  listLotteryCalendars: ['GET', '/console/lottery/calendars', DRAW_READERS],
  previewCalendarChange: ['POST', '/console/lottery/calendars/preview', TRADERS],
  changeLotteryCalendar: ['POST', '/console/lottery/calendars', TRADERS],
  listResultSources: ['GET', '/console/lottery/sources', DRAW_READERS],
  createResultSource: ['POST', '/console/lottery/sources', TRADERS],
  rotateResultSourceKey: ['POST', '/console/lottery/sources/:code/key', TRADERS],
  switchResultSource: ['POST', '/console/lottery/sources/:code/switch', TRADERS],
  listDrawSeeds: ['GET', '/console/lottery/seeds', DRAW_READERS],
  listAdminEvents: ['GET', '/console/sports/events', BOOK_READERS],
  readAdminEvent: ['GET', '/console/sports/events/:id', BOOK_READERS],
  suspendSportsEvent: ['POST', '/console/sports/events/:id/suspend', TRADERS],
  suspendSportsMarket: ['POST', '/console/sports/markets/:id/suspend', TRADERS],
  setSportsPrices: ['PUT', '/console/sports/markets/:id/prices', TRADERS],
  listSportsLeagues: ['GET', '/console/sports/leagues', BOOK_READERS],
  updateSportsLeague: ['PUT', '/console/sports/leagues/:code', TRADERS],
  enterSportsResult: ['POST', '/console/sports/events/:id/results', TRADERS],
  proposeEventVoid: ['POST', '/console/sports/events/:id/void', TRADERS],
  previewEventResettlement: ['POST', '/console/sports/events/:id/resettlement/preview', TRADERS],
  proposeEventResettlement: ['POST', '/console/sports/events/:id/resettlement', TRADERS],
  dismissEventReport: ['POST', '/console/sports/events/:id/reports/:reportId/dismiss', TRADERS],
  readSportsFeed: ['GET', '/console/sports/feed', BOOK_READERS],
  listAdminFights: ['GET', '/console/sabong/fights', BOOK_READERS],
  readAdminFight: ['GET', '/console/sabong/fights/:id', BOOK_READERS],
  moveFight: ['POST', '/console/sabong/fights/:id/move', TRADERS],
  cancelFight: ['POST', '/console/sabong/fights/:id/cancel', TRADERS],
  declareFightResult: ['POST', '/console/sabong/fights/:id/declarations', TRADERS],
  proposeFightVoid: ['POST', '/console/sabong/fights/:id/void', TRADERS],
  previewFightResettlement: ['POST', '/console/sabong/fights/:id/resettlement/preview', TRADERS],
  proposeFightResettlement: ['POST', '/console/sabong/fights/:id/resettlement', TRADERS],
  blockFightSide: ['POST', '/console/sabong/fights/:id/blocks', TRADERS],
  unblockFightSide: ['DELETE', '/console/sabong/fights/:id/blocks/:pick', TRADERS],
  listAdminArenas: ['GET', '/console/sabong/arenas', BOOK_READERS],
  changeArena: ['PUT', '/console/sabong/arenas/:arena', TRADERS],
  listDeclarators: ['GET', '/console/sabong/declarators', BOOK_READERS],
  createDeclarator: ['POST', '/console/sabong/declarators', TRADERS],
  rotateDeclaratorKey: ['POST', '/console/sabong/declarators/:code/key', TRADERS],
  switchDeclarator: ['POST', '/console/sabong/declarators/:code/switch', TRADERS],
  listOpposedAccounts: ['GET', '/console/sabong/opposed', BOOK_READERS],
} as const satisfies Record<string, Line>;
