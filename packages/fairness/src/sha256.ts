import { viewOf } from './encode.ts';

export const BLOCK_BYTES = 64;
const DIGEST_BYTES = 32;

// FIPS 180-4, 4.2.2: the fractions of the cube roots of the first 64 primes.
const ROUND_CONSTANTS = new Uint32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);

type State = readonly [number, number, number, number, number, number, number, number];

// FIPS 180-4, 5.3.3: the fractions of the square roots of the first eight primes.
const INITIAL_STATE: State = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

// Every index below is inside its array; the fallback only satisfies the compiler.
const at = (words: Uint32Array, index: number): number => words[index] ?? 0;

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const pad = (bytes: Uint8Array): DataView => {
  const blocks = Math.ceil((bytes.length + 9) / BLOCK_BYTES);
  const padded = new Uint8Array(blocks * BLOCK_BYTES);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = viewOf(padded);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  return view;
};

const readSchedule = (schedule: Uint32Array, padded: DataView, offset: number): void => {
  for (let i = 0; i < 16; i += 1) schedule[i] = padded.getUint32(offset + 4 * i);
  for (let i = 16; i < 64; i += 1) {
    const early = at(schedule, i - 15);
    const late = at(schedule, i - 2);
    const mixedEarly = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const mixedLate = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    schedule[i] = at(schedule, i - 16) + mixedEarly + at(schedule, i - 7) + mixedLate;
  }
};

const compress = (state: State, schedule: Uint32Array): State => {
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i += 1) {
    const mixedE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + mixedE + chosen + at(ROUND_CONSTANTS, i) + at(schedule, i)) | 0;
    const mixedA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + mixedA + majority) | 0;
  }
  const [a0, b0, c0, d0, e0, f0, g0, h0] = state;
  return [
    (a0 + a) | 0,
    (b0 + b) | 0,
    (c0 + c) | 0,
    (d0 + d) | 0,
    (e0 + e) | 0,
    (f0 + f) | 0,
    (g0 + g) | 0,
    (h0 + h) | 0,
  ];
};

/** SHA-256 (FIPS 180-4), synchronous, because a page outside https has no WebCrypto. */
export const sha256 = (bytes: Uint8Array): Uint8Array => {
  const padded = pad(bytes);
  const schedule = new Uint32Array(64);
  let state = INITIAL_STATE;
  for (let offset = 0; offset < padded.byteLength; offset += BLOCK_BYTES) {
    readSchedule(schedule, padded, offset);
    state = compress(state, schedule);
  }
  const digest = new Uint8Array(DIGEST_BYTES);
  const view = viewOf(digest);
  for (const [i, word] of state.entries()) view.setUint32(4 * i, word);
  return digest;
};
