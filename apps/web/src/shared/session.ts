import type { members } from '@hintha/contract';
import { create } from 'zustand';

interface Session {
  token: string | null;
  username: string;
  /** The type of the account as text, once the member is known; 4 is a trial account. */
  isAgent: string;
  member: members.MemberView | null;
  /** Set when the house ended the session, not the member. */
  ended: boolean;
}

interface Kept {
  token: string;
  username: string;
  isAgent: string;
}

const NOBODY: Session = { token: null, username: '', isAgent: '', member: null, ended: false };

const readKept = (): Session => ({
  ...NOBODY,
  token: sessionStorage.getItem('token'),
  username: sessionStorage.getItem('username') ?? '',
  isAgent: sessionStorage.getItem('isAgent') ?? '',
});

export const useSession = create<Session>(readKept);

const keep = ({ token, username, isAgent }: Kept) => {
  sessionStorage.setItem('token', token);
  sessionStorage.setItem('username', username);
  sessionStorage.setItem('isAgent', isAgent);
};

const forget = (ended: boolean) => {
  for (const key of ['token', 'username', 'isAgent']) sessionStorage.removeItem(key);
  useSession.setState({ ...NOBODY, ended });
};

const adopt = (kept: Kept) => {
  keep(kept);
  useSession.setState({ ...NOBODY, ...kept });
};

// Session storage belongs to one tab. Tabs of this site tell one another, so that a new tab is signed in too.
type Word = { say: 'who' } | { say: 'in'; kept: Kept } | { say: 'out'; ended: boolean };
const tabs = new BroadcastChannel('hintha-session');
const tell: (word: Word) => void = tabs.postMessage.bind(tabs);

const tellOwn = () => {
  const { token, username, isAgent } = useSession.getState();
  if (token !== null) tell({ say: 'in', kept: { token, username, isAgent } });
};

tabs.addEventListener('message', ({ data: word }: MessageEvent<Word>) => {
  if (word.say === 'who') tellOwn();
  else if (word.say === 'out') forget(word.ended);
  else if (word.kept.token !== useSession.getState().token) adopt(word.kept);
});
if (useSession.getState().token === null) tell({ say: 'who' });

/** Keeps a fresh token, in this tab and in the others. */
export const openSession = (token: string, username: string): void => {
  adopt({ token, username, isAgent: '' });
  tellOwn();
};

/** Puts the member beside the token; the type of the account is known from here on. */
export const nameMember = (member: members.MemberView): void => {
  sessionStorage.setItem('isAgent', String(member.type));
  useSession.setState({ member, isAgent: String(member.type) });
};

/** Forgets the token here and in the other tabs. */
export const closeSession = ({ ended }: { ended: boolean }): void => {
  if (useSession.getState().token === null) return;
  forget(ended);
  tell({ say: 'out', ended });
};
