import type { Modal } from '../modals.ts';
import { isGamePage } from './destinations.ts';

const WAYS_IN: readonly (Modal['name'] | undefined)[] = [undefined, 'login', 'register', 'forgot'];

interface Moment {
  /** The modal that lies over the page. */
  open: Modal['name'] | undefined;
  path: string;
  /** Whether the announcements were put away since the last logout. */
  closed: boolean;
}

/** Whether announcements may follow a login. What a member logged in for comes first: another modal, or a game. */
export const popupsDue = ({ open, path, closed }: Moment): boolean =>
  !closed && !isGamePage(path) && WAYS_IN.includes(open);

const KEY = 'publicityClosed';

/** Whether the announcements of this session were put away. */
export const popupsClosed = (): boolean => sessionStorage.getItem(KEY) !== null;

/** Puts the announcements away for the rest of the session. */
export const closePopups = (): void => sessionStorage.setItem(KEY, '1');
