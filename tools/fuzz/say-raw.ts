import { connect } from 'node:net';
import type { RawCall } from './raw-calls.ts';
import type { Reply } from './send.ts';

/** Who hears nothing for so long takes it that the program waits for more, and hangs up. */
const QUIET_MS = 150;

/** A program that neither answers nor hangs up by then keeps its connections for ever. */
const PATIENCE_MS = 20_000;

/** Says bytes on a connection of their own; answers what came back until its end, null for no end. */
export const sayRaw = (port: number, { bytes, leaves }: RawCall, quietMs = QUIET_MS) =>
  new Promise<string | null>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    const quiet = setTimeout(() => socket.end(), quietMs);
    const patience = setTimeout(() => {
      resolve(null);
      socket.destroy();
    }, PATIENCE_MS);
    socket.on('data', (part) => {
      heard += part.toString('latin1');
      quiet.refresh();
    });
    // To be cut off is an answer too.
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearTimeout(quiet);
      clearTimeout(patience);
      resolve(heard);
    });
    socket.write(Buffer.from(bytes, 'latin1'), () => {
      if (leaves === 'ending') socket.end();
      if (leaves === 'breaking') socket.resetAndDestroy();
    });
  });

/** Says an honest call, and waits for its answer however long it takes. */
export const sayHonestly = async (port: number, bytes: string): Promise<Reply | null> => {
  const heard = await sayRaw(port, { bytes, answers: 1, leaves: 'never' }, PATIENCE_MS);
  return readAnswers(heard ?? '')[0] ?? null;
};

const HEAD = /^HTTP\/1\.1 (\d{3}) [^\r\n]*\r\n(?:([^\r\n]+(?:\r\n[^\r\n]+)*)\r\n)?\r\n/;
const STATUS = 'HTTP/1.1 ';

const headerOf = (headers: string, name: string): string =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1]?.trim() ?? '';

/** Where a body ends that begins where the text does. */
const endOf = (headers: string, text: string): number => {
  // To HEAD the length is told of a body that does not come.
  if (text.startsWith(STATUS)) return 0;
  const length = headerOf(headers, 'content-length');
  if (length !== '') return Number(length);
  if (headerOf(headers, 'transfer-encoding') === '') return 0;
  const end = text.indexOf('0\r\n\r\n');
  return end < 0 ? text.length : end + 5;
};

/** The final answers that stand one after the other on a connection; one that is none has the status 0. */
export const readAnswers = (heard: string): Reply[] => {
  const answers: Reply[] = [];
  for (let rest = heard; rest !== '';) {
    const [whole, status, headers = ''] = HEAD.exec(rest) ?? [];
    if (whole === undefined) return [...answers, { status: 0, type: '', body: rest }];
    const end = whole.length + endOf(headers, rest.slice(whole.length));
    const type = headerOf(headers, 'content-type');
    const answer = { status: Number(status), type, body: rest.slice(whole.length, end) };
    if (answer.status >= 200) answers.push(answer);
    rest = rest.slice(end);
  }
  return answers;
};
