/** The state of the site as a whole: availability, configuration, regions, and what its pages may load. */
export { noteShortage } from './alarms/alarms.ts';
export { openExternalOrigins } from './open-external-origins.ts';
export { firstVisitHeaders, listFirstPictures } from './first-visit.ts';
export { openGate } from './open-site-availability.ts';
export { listNetworks } from './network-store.ts';
export { siteSettings } from './settings.ts';
export { removeNetwork, setNetwork } from './set-network.ts';
