/** Facts that come up, within a process and between processes. */
export { openEvents, type Events, type Fact } from './open-events.ts';
