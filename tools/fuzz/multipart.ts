import fc from 'fast-check';
import { drawPng } from '../test/picture.ts';
import { seldom } from './hostile.ts';

export interface Multipart {
  readonly type: string;
  readonly body: Buffer;
}

const PNG = drawPng(8, 8);
const LARGE = Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)]);

/** Contents that are no picture, or not the one that they begin as. */
const CONTENTS: readonly Buffer[] = [
  Buffer.alloc(0),
  PNG.subarray(0, 8),
  PNG.subarray(0, 30),
  PNG.subarray(0, -14),
  Buffer.concat([PNG.subarray(0, 16), Buffer.alloc(8, 0x7f), PNG.subarray(24)]),
  Buffer.concat([PNG, Buffer.from('<script>x</script>')]),
  Buffer.concat([Buffer.of(0xff, 0xd8, 0xff, 0xe0), Buffer.alloc(300, 7)]),
  Buffer.from('GIF89a\xFF\xFF\xFF\xFF', 'latin1'),
  Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1'),
  Buffer.from('\0\0\0\x20ftypavif', 'latin1'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x"/>'),
  Buffer.from('<!doctype html><script>x</script>'),
  Buffer.from('PK\x03\x04'),
  Buffer.from('--x\r\n--x--\r\n--x'),
  LARGE,
];

const NAMES = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  'pictures[]',
  'pictures[0][x]',
  '\u1000',
  '\0',
  '"',
  'x"; filename="y',
  '%00',
  'a[b]'.repeat(500),
  'x'.repeat(9_000),
  'x'.repeat(90_000),
];

const FILES = [
  '',
  '.',
  '../../etc/passwd',
  '..\\..\\x.png',
  '/etc/passwd',
  'C:\\x.png',
  'a\0.png',
  '%2e%2e%2fx',
  'x"; name="y',
  '\u1000.png',
  'CON',
  'a.png.html',
  'x'.repeat(5_000),
  '\r\nX: y',
];

const TYPES = [
  '',
  '/',
  'text/html',
  'image/svg+xml',
  'application/json',
  'multipart/mixed; boundary=y',
  'text/plain; charset=utf-16',
  'text/plain; charset=none',
  `image/${'x'.repeat(9_000)}`,
  'image/\0',
];

/** What is said of a part otherwise than it should be. */
const HEADS: readonly ((head: string) => string)[] = [
  () => '',
  () => 'Content-Disposition: form-data',
  () => 'Content-Disposition: attachment; filename=x',
  () => 'Content-Disposition: form-data; name',
  (head) => head.replace('form-data; ', "form-data; name*=utf-8''%zz; filename*=utf-8''%E0%A4; "),
  (head) => head.replace('; ', ';\r\n '),
  (head) => `${head}\r\n${head}`,
  (head) => `${head}\r\nContent-Transfer-Encoding: base64`,
  (head) => `${head}\r\nContent-Length: 1`,
  (head) => `${head}\r\n${'X: y\r\n'.repeat(100)}Z: z`,
  (head) => `${head}\r\nX: ${'x'.repeat(100_000)}`,
  (head) => `${head}\r\n: \0`,
];

interface Part {
  readonly head: string;
  readonly content: Buffer;
}

const headOf = (name: string, more: string): string =>
  `Content-Disposition: form-data; name="${name}"${more}`;

const picture: fc.Arbitrary<Part> = fc
  .record({
    name: seldom('pictures', fc.constantFrom(...NAMES), 15),
    file: seldom('picture.png', fc.constantFrom(...FILES), 30),
    type: seldom('image/png', fc.constantFrom(...TYPES), 20),
    change: seldom((head: string) => head, fc.constantFrom(...HEADS), 15),
    content: seldom(PNG, fc.constantFrom(...CONTENTS), 40),
  })
  .map(({ name, file, type, change, content }) => ({
    head: change(`${headOf(name, `; filename="${file}"`)}\r\nContent-Type: ${type}`),
    content,
  }));

const oddField: fc.Arbitrary<Part> = fc
  .record({ name: fc.constantFrom(...NAMES), change: fc.constantFrom(...HEADS), size: fc.nat(20_000) })
  .map(({ name, change, size }) => ({ head: change(headOf(name, '')), content: Buffer.alloc(size, 'x') }));

const fieldOf = ([name, value]: readonly [string, unknown]): Part => ({
  head: headOf(name.replaceAll('"', '%22'), ''),
  content: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value ?? null)),
});

const frame = (parts: readonly Part[]): Buffer => {
  const framed = parts.flatMap(({ head, content }) => [
    Buffer.from(`--x\r\n${head}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...framed, Buffer.from('--x--\r\n')]);
};

const TYPE = 'multipart/form-data; boundary=x';

/** What the boundary is said to be when it is another, or none. */
const BOUNDARIES = [
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=""',
  'multipart/form-data; boundary=y',
  'multipart/form-data; boundary="x',
  `${TYPE}; boundary=y`,
  `multipart/form-data; boundary=${'x'.repeat(3_000)}`,
  'multipart/mixed; boundary=x',
  `${TYPE}-`,
  'Multipart/Form-Data; Boundary=x',
  'multipart/form-data; charset=utf-16; boundary=x',
];

/** What may befall a form on its way. */
const SPOILS: readonly ((body: Buffer) => Buffer)[] = [
  (body) => body.subarray(0, -7),
  (body) => body.subarray(0, -2),
  (body) => body.subarray(0, body.length / 2),
  (body) => body.subarray(0, 20),
  (body) => body.subarray(3),
  (body) => Buffer.concat([Buffer.from('what stands before\r\n'), body, Buffer.from('and after')]),
  (body) => Buffer.concat([body, body]),
  (body) => Buffer.from(body.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
  (body) => Buffer.from(body.toString('latin1').replaceAll('\r\n\r\n', '\r\n'), 'latin1'),
  () => Buffer.from('--x--\r\n'),
  () => Buffer.alloc(0),
  () => Buffer.from('--x\r\n'.repeat(2_000)),
];

/** Forms with pictures around the fields of a body, from honest ones to those that are none. */
export const multipart: fc.Arbitrary<(fields: object) => Multipart> = fc
  .record({
    pictures: fc.array(picture, { maxLength: 4 }),
    odd: seldom<Part[]>([], fc.array(oddField, { minLength: 1, maxLength: 30 }), 10),
    type: seldom(TYPE, fc.constantFrom(...BOUNDARIES), 10),
    spoil: seldom((body: Buffer) => body, fc.constantFrom(...SPOILS), 15),
  })
  .map(({ pictures, odd, type, spoil }) => (fields) => ({
    type,
    body: spoil(frame([...Object.entries(fields).map(fieldOf), ...odd, ...pictures])),
  }));
