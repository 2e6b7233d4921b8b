import { BusinessError } from '../business-error.ts';
import type { ObjectType } from './types.ts';

/** A picture that was made anew from what somebody sent: pixels alone, none of the sender's bytes. */
export interface Picture {
  readonly bytes: Buffer;
  readonly type: ObjectType;
  readonly width: number;
  readonly height: number;
}

/** The most that a picture may weigh, as it comes and as it is kept. */
export const PICTURE_MOST_BYTES = 5 * 1024 * 1024;

/** A picture of so many pixels takes 100 MB while it is open. */
const MOST_PIXELS = 25_000_000;
const JPEG_QUALITY = 85;

const FORMATS = {
  png: { type: 'image/png', magic: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  jpeg: { type: 'image/jpeg', magic: Buffer.from([0xff, 0xd8, 0xff]) },
} as const;

type Format = keyof typeof FORMATS;

/**
 * The library comes in when the first picture does: a program that reads none does without its 25 MB. It could read a
 * dozen formats more; a picture of any other is none, whatever its first bytes say.
 */
const openLibrary = async () => {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] });
  sharp.cache(false);
  return sharp;
};

let library: ReturnType<typeof openLibrary> | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Reads what somebody sent as a PNG or JPEG: told by its content, decoded whole and written anew without metadata.
 * Refuses with picture_invalid or picture_too_large. Pictures wait for one another, so that memory is that of one.
 */
export const readPicture = async (bytes: Uint8Array): Promise<Picture> => {
  if (bytes.length > PICTURE_MOST_BYTES) throw new BusinessError('picture_too_large');
  const format = formatOf(bytes);
  if (format === undefined) throw new BusinessError('picture_invalid');
  const turn = last.then(() => renew(bytes, format));
  last = turn.catch(() => undefined);
  return turn;
};

const formatOf = (bytes: Uint8Array): Format | undefined =>
  (Object.keys(FORMATS) as Format[]).find((format) => {
    const { magic } = FORMATS[format];
    return magic.equals(bytes.subarray(0, magic.length));
  });

const renew = async (bytes: Uint8Array, format: Format): Promise<Picture> => {
  library ??= openLibrary();
  const sharp = await library;
  const decoded = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'warning' }).autoOrient();
  const encoded = format === 'png' ? decoded.png() : decoded.jpeg({ quality: JPEG_QUALITY });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true }).catch(() => {
    throw new BusinessError('picture_invalid');
  });
  if (data.length > PICTURE_MOST_BYTES) throw new BusinessError('picture_too_large');
  return { bytes: data, type: FORMATS[format].type, width: info.width, height: info.height };
};
