/** Domain events, within a process and between processes. */
export { openEvents, type Events, type DomainEvent } from './open-events.ts';
