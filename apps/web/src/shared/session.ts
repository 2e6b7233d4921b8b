import type { members } from '@hintha/contract';
import { create } from 'zustand';

interface Session {
  token: string | null;
  username: string;
  /** The type of the account as text, once the member is known; 4 is a trial account. */
  isAgent: string;
  member: members.MemberView | null;
  /** The password has to be changed before anything else. */
  held: boolean;
  /** Set when the server ended the session, not the member. */
  ended: boolean;
}

interface Kept {
  token: string;
  username: string;
  isAgent: string;
  held: boolean;
}

const NOBODY: Session = { token: null, username: '', isAgent: '', member: null, held: false, ended: false };

const readKept = (): Session => ({
  ...NOBODY,
  token: sessionStorage.getItem('token'),
  username: sessionStorage.getItem('username') ?? '',
  isAgent: sessionStorage.getItem('isAgent') ?? '',
  held: sessionStorage.getItem('held') === 'true',
});

export const useSession = create<Session>(readKept);

const keep = (kept: Kept) => {
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
};

const forget = (ended: boolean) => {
  // With the session ends what it has put away; the merchant stays.
  for (const key of ['token', 'username', 'isAgent', 'held', 'publicityClosed'])
    sessionStorage.removeItem(key);
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
  const { token, username, isAgent, held } = useSession.getState();
  if (token !== null) tell({ say: 'in', kept: { token, username, isAgent, held } });
};

tabs.addEventListener('message', ({ data: word }: MessageEvent<Word>) => {
  const { token, held } = useSession.getState();
  if (word.say === 'who') tellOwn();
  else if (word.say === 'out') forget(word.ended);
  else if (word.kept.token !== token || word.kept.held !== held) adopt(word.kept);
});
if (useSession.getState().token === null) tell({ say: 'who' });

/** Keeps a token, in this tab and in the others; one that is held waits for another password. */
export const openSession = (token: string, username: string, held: boolean): void => {
  adopt({ token, username, isAgent: '', held });
  tellOwn();
};

/** Puts the member beside the token; the type of the account is known from here on, and its name for certain. */
export const nameMember = (member: members.MemberView): void => {
  const { token, held } = useSession.getState();
  const named = { username: member.account, isAgent: String(member.type) };
  if (token !== null) keep({ token, held, ...named });
  useSession.setState({ member, ...named });
};

/** Forgets the token here and in the other tabs. */
export const closeSession = ({ ended }: { ended: boolean }): void => {
  if (useSession.getState().token === null) return;
  forget(ended);
  tell({ say: 'out', ended });
};
