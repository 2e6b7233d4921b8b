import { type Line, READERS, DECIDERS, PUBLISHERS } from './line.ts';

// Each setting names those of them who may change it.
const SETTERS = ['content', 'payments', 'risk', 'security', 'administrator'] as const;
/** Who sees what is written for the site, drafts too. */
const EDITORS = ['support', 'content', 'auditor', 'administrator'] as const;
/** Those of them who may see members as well. */
const FOLLOWERS = ['support', 'auditor', 'administrator'] as const;
const GATEKEEPERS = ['risk', 'security', 'administrator'] as const;
/** Who sees what stands in the lobby, and who orders it. */
const LOBBY_READERS = ['support', 'trading', 'auditor', ...PUBLISHERS] as const;
const LOBBY_EDITORS = ['trading', ...PUBLISHERS] as const;
/** Who sees how vendors are connected, and who connects them. */
const INTEGRATION_READERS = ['trading', ...READERS] as const;
const INTEGRATORS = ['trading', 'administrator'] as const;

/** Calls of the console about the site: what is written, who vends games, and how it is set. */
export const SITE_PATHS = {
  listPieces: ['GET', '/console/content', EDITORS],
  createPiece: ['POST', '/console/content', PUBLISHERS],
  savePiece: ['PUT', '/console/content/:id', PUBLISHERS],
  listVersions: ['GET', '/console/content/:id/versions', EDITORS],
  restorePiece: ['POST', '/console/content/:id/versions/:version/restore', PUBLISHERS],
  listPictures: ['GET', '/console/content-pictures', EDITORS],
  addPicture: ['POST', '/console/content-pictures', PUBLISHERS],
  previewContent: ['POST', '/console/content-preview', EDITORS],
  previewPieces: ['GET', '/console/content-shown', EDITORS],
  previewPiecesAsMember: ['GET', '/console/content-shown/:id', FOLLOWERS],
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
} as const satisfies Record<string, Line>;
