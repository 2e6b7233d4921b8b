import type { Reply } from '../../../shared/api.ts';

export type ChatReply = Reply<'readChat'>;
export type Chat = NonNullable<ChatReply['chat']>;
export type Line = ChatReply['lines'][number];

/** A line that this page has sent and that the server has not told yet. */
export interface Outgoing {
  readonly requestId: string;
  readonly text: string;
  readonly name: string;
  /** Null while it is on its way; else why it did not arrive. */
  readonly failure: string | null;
}

export interface ChatState {
  readonly phase: 'loading' | 'ready' | 'failed';
  readonly chat: Chat | null;
  readonly staffed: boolean;
  readonly queue: ChatReply['queue'];
  readonly hours: ChatReply['hours'];
  readonly caseAfterMinutes: number;
  /** In their order, without a gap. */
  readonly lines: readonly Line[];
  readonly outgoing: readonly Outgoing[];
  /** Whether the last look at the server went well. */
  readonly online: boolean;
}

export const NOTHING: ChatState = {
  phase: 'loading',
  chat: null,
  staffed: false,
  queue: 'NORMAL',
  hours: null,
  caseAfterMinutes: 0,
  lines: [],
  outgoing: [],
  online: true,
};

export const lastSeq = ({ lines }: Pick<ChatState, 'lines'>): number => lines.at(-1)?.seq ?? 0;

/** Of lines that come, those that follow the last one: nothing twice, nothing before its time. */
const following = (lines: readonly Line[], coming: readonly Line[]): readonly Line[] => {
  const joined = [...lines];
  for (const line of coming) if (line.seq === lastSeq({ lines: joined }) + 1) joined.push(line);
  return joined;
};

/** The state after an answer of the server. The lines of another chat take the place of those that were there. */
export const takeReply = (state: ChatState, reply: ChatReply): ChatState => {
  const isSame = reply.chat?.id === state.chat?.id;
  const lines = following(isSame ? state.lines : [], reply.lines);
  const arrived = new Set(lines.map(({ requestId }) => requestId));
  return {
    phase: 'ready',
    chat: reply.chat,
    staffed: reply.staffed,
    queue: reply.queue,
    hours: reply.hours,
    caseAfterMinutes: reply.caseAfterMinutes,
    lines,
    outgoing: state.outgoing.filter(({ requestId }) => !arrived.has(requestId)),
    online: true,
  };
};

/** Whether the server has told of lines that are not there yet. */
export const misses = ({ chat, lines }: ChatState): boolean =>
  chat !== null && lastSeq({ lines }) < chat.lines;
