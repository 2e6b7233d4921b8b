import type { Call } from './calls.ts';
import type { Program } from './operations.ts';

const PORTS = { site: 8080, console: 8088, studio: 8082, cashier: 8086 } as const;

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Bytes as `printf` takes them; what is long and monotonous is told by its length. */
const escape = (bytes: Buffer): string =>
  [...bytes]
    .map((byte) => (byte < 0x20 || byte > 0x7e ? `\\x${byte.toString(16).padStart(2, '0')}` : toSign(byte)))
    .join('');

const toSign = (byte: number): string => ({ 0x25: '%%', 0x5c: '\\\\' })[byte] ?? String.fromCharCode(byte);

/** The call as it is typed against `npm start`; a signature is to be worked out over the bytes. */
export const toCurl = ({ operation, caller, address, headers, body, signed }: Call): string => {
  const lines = Object.entries(headers).map(([name, value]) => ` -H ${quote(`${name}: ${value}`)}`);
  const session = caller === null ? '' : ` -H "authorization: Bearer $${caller.toUpperCase()}_TOKEN"`;
  const proof =
    operation.signer !== null && signed ? ` -H "$SIGNATURE_OF_${operation.signer.toUpperCase()}"` : '';
  const url = quote(`http://127.0.0.1:${PORTS[operation.program]}${address}`);
  const curl = `curl -i -g --path-as-is -X ${operation.method}${session}${proof}${lines.join('')}`;
  return body === null ? `${curl} ${url}` : `printf ${quote(escape(body))} | ${curl} --data-binary @- ${url}`;
};

/** Bytes as they are said to `npm start`, a byte to a sign. */
export const toNetcat = (program: Program, bytes: string): string =>
  `printf ${quote(escape(Buffer.from(bytes, 'latin1')))} | nc -q 1 127.0.0.1 ${PORTS[program]}`;
