import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG of one grey, one bit a pixel, so that the largest still weighs little. */
export const drawPng = (width: number, height: number): Buffer => {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([1, 0, 0, 0, 0], 8);
  const line = 1 + Math.ceil(width / 8);
  const pixels = deflateSync(Buffer.alloc(line * height));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', size),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const chunk = (name: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
};

/** A form with pictures as a page would send it: the body and its header. */
export const pictureForm = async (
  fields: Readonly<Record<string, string>>,
  pictures: readonly Uint8Array[],
): Promise<{ headers: Record<string, string>; payload: Buffer }> => {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.append(name, text);
  for (const picture of pictures) form.append('pictures', new Blob([picture as BlobPart]), 'picture.png');
  const sent = new Response(form);
  return {
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  };
};
