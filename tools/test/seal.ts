import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  randomBytes,
} from 'node:crypto';

interface PublishedKey {
  readonly keyId: string;
  readonly publicKey: Readonly<Record<string, string>>;
}

const WRAP_IV = Buffer.alloc(8, 0xa6);
const KEY_BITS = 256;

/**
 * Seals a text into a compact JWE (ECDH-ES+A256KW, A256GCM; RFC 7518 §4.6) with nothing but Node, so that the operator is
 * not only held against the library it uses itself. `header` adds to the protected header, or says something else.
 */
export const seal = ({ keyId, publicKey }: PublishedKey, text: string, header: object = {}): string => {
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { kty, crv, x, y } = own.publicKey.export({ format: 'jwk' });
  const said = { alg: 'ECDH-ES+A256KW', enc: 'A256GCM', kid: keyId, epk: { kty, crv, x, y }, ...header };
  const theirs = createPublicKey({ key: { ...publicKey }, format: 'jwk' });
  const shared = diffieHellman({ privateKey: own.privateKey, publicKey: theirs });
  const contentKey = randomBytes(KEY_BITS / 8);
  const wrapping = createCipheriv('id-aes256-wrap', derive(shared), WRAP_IV);
  const wrapped = Buffer.concat([wrapping.update(contentKey), wrapping.final()]);
  const protectedHeader = Buffer.from(JSON.stringify(said)).toString('base64url');
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', contentKey, iv).setAAD(Buffer.from(protectedHeader));
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const parts = [wrapped, iv, content, cipher.getAuthTag()].map((part) => part.toString('base64url'));
  return [protectedHeader, ...parts].join('.');
};

/** What a page has sealed so, read with the private key of the operator. */
export const unseal = (privateKey: Readonly<Record<string, unknown>>, jwe: string): string => {
  const [header = '', ...parts] = jwe.split('.');
  const [wrapped, iv, content, tag] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (!wrapped || !iv || !content || !tag) throw new Error('this is no compact JWE');
  const { epk } = JSON.parse(Buffer.from(header, 'base64url').toString('utf8')) as {
    epk: Record<string, string>;
  };
  const shared = diffieHellman({
    privateKey: createPrivateKey({ key: { ...privateKey }, format: 'jwk' }),
    publicKey: createPublicKey({ key: epk, format: 'jwk' }),
  });
  const unwrapping = createDecipheriv('id-aes256-wrap', derive(shared), WRAP_IV);
  const contentKey = Buffer.concat([unwrapping.update(wrapped), unwrapping.final()]);
  const cipher = createDecipheriv('aes-256-gcm', contentKey, iv).setAAD(Buffer.from(header)).setAuthTag(tag);
  return Buffer.concat([cipher.update(content), cipher.final()]).toString('utf8');
};

/** One round of the concatenating key derivation: the algorithm by name, no parties, and how many bits. */
const derive = (shared: Buffer): Buffer => {
  const algorithm = Buffer.from('ECDH-ES+A256KW');
  return createHash('sha256')
    .update(Buffer.concat([number(1), shared, number(algorithm.length), algorithm, number(0), number(0)]))
    .update(number(KEY_BITS))
    .digest();
};

const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
