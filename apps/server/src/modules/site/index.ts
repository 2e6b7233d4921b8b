/** The state of the site as a whole: availability, configuration, regions, and what its pages may load. */
export { streamEvents, type SumAway } from './events/stream-events.ts';
export { openOutside } from './open-external-origins.ts';
export { openDoor, openGate, type ReadDoor } from './open-site-availability.ts';
export { listNetworks, removeNetwork, setNetwork } from './set-network.ts';
