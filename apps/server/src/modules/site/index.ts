/** The state of the site as a whole: availability, configuration, regions, and what its pages may load. */
export { listNetworks, removeNetwork, setNetwork } from './country/networks.ts';
export { openDoor, type ReadDoor } from './door.ts';
export { openGate } from './open-gate.ts';
export { openOutside } from './open-outside.ts';
