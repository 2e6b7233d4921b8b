import { SERVICE_PATH_KEY, SERVICE_PATH_SEPARATOR } from '@hintha/contract/support-path-key';

const NONCE_BYTES = 12;

const bytesOfHex = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const bytesOfBase64 = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** The path to the customer service, whose last part comes sealed. Throws when it does not open. */
export const decodeServicePath = async (path: string): Promise<string> => {
  const mark = path.lastIndexOf(SERVICE_PATH_SEPARATOR);
  if (mark < 0) throw new Error('the path has no sealed part');
  const sealed = bytesOfBase64(path.slice(mark + SERVICE_PATH_SEPARATOR.length));
  const key = await crypto.subtle.importKey('raw', bytesOfHex(SERVICE_PATH_KEY), 'AES-GCM', false, [
    'decrypt',
  ]);
  const iv = sealed.subarray(0, NONCE_BYTES);
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed.subarray(NONCE_BYTES));
  return path.slice(0, mark) + new TextDecoder().decode(text);
};
