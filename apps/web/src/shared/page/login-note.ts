import { create } from 'zustand';

export interface LoginNote {
  readonly kind: 'info' | 'warning';
  readonly text: string;
  readonly shownAt: number;
}

/** So long it stays whatever page is opened: a login goes on to another by itself. */
const STAYS_MS = 5000;

/** What is told after a login, in a line of its own that covers nothing. */
export const useLoginNote = create<{ note: LoginNote | null }>(() => ({ note: null }));

export const tellAtLogin = (kind: LoginNote['kind'], text: string): void =>
  useLoginNote.setState({ note: { kind, text, shownAt: performance.now() } });

export const closeLoginNote = (): void => useLoginNote.setState({ note: null });

/** Another page is opened: who went on has read it. */
export const leaveLoginNote = (): void => {
  const { note } = useLoginNote.getState();
  if (note !== null && performance.now() - note.shownAt > STAYS_MS) closeLoginNote();
};
