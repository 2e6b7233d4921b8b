/** The state of the site as a whole: availability, configuration, regions, and what its pages may load. */
export { streamEvents, type SumVendorBalances } from './events/stream-events.ts';
export { openExternalOrigins } from './open-external-origins.ts';
export { openDoor, openGate, type ReadSiteAvailability } from './open-site-availability.ts';
export { listNetworks, removeNetwork, setNetwork } from './set-network.ts';
