import type { FastifyRequest } from 'fastify';
import { PICTURE_MOST_BYTES } from '../objects/index.ts';
import { BusinessError } from '../business-error.ts';

const MOST_FIELDS = 20;
const FIELD_BYTES = 8 * 1024;
/** What the form itself may take beside its pictures. */
const FORM_BYTES = 256 * 1024;

export interface Upload {
  fields: Readonly<Record<string, unknown>>;
  files: readonly Buffer[];
}

/** Reads a form with pictures, counting as it comes; bodies of other kinds are taken as they were parsed. */
export const readUpload = async (request: FastifyRequest, mostFiles: number): Promise<Upload> => {
  if (!request.isMultipart()) return { fields: (request.body ?? {}) as Upload['fields'], files: [] };
  const most = mostFiles * PICTURE_MOST_BYTES + FORM_BYTES;
  if (Number(request.headers['content-length'] ?? 0) > most) throw new BusinessError('picture_too_large');
  cutOff(request, most);
  try {
    return await readForm(request, mostFiles);
  } catch (error) {
    request.raw.resume();
    throw isCallersFault(error) ? error : new BusinessError('bad_request');
  }
};

/** Who tells no length or a wrong one is cut off where the largest honest form would end. */
const cutOff = ({ raw }: FastifyRequest, most: number): void => {
  let seen = 0;
  raw.on('data', (chunk: Buffer) => {
    seen += chunk.length;
    if (seen > most) raw.destroy();
  });
};

const readForm = async (request: FastifyRequest, mostFiles: number): Promise<Upload> => {
  const fields = new Map<string, unknown>();
  const files: Buffer[] = [];
  const limits = {
    files: mostFiles,
    fileSize: PICTURE_MOST_BYTES,
    fields: MOST_FIELDS,
    fieldSize: FIELD_BYTES,
    parts: mostFiles + MOST_FIELDS,
    headerPairs: MOST_FIELDS,
  };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') files.push(await part.toBuffer());
    else if (part.valueTruncated || fields.has(part.fieldname) || hasNul(part.value))
      throw new BusinessError('bad_request');
    else fields.set(part.fieldname, part.value);
  }
  return { fields: Object.fromEntries(fields), files };
};

const hasNul = (value: unknown): boolean => typeof value === 'string' && value.includes('\0');

const isCallersFault = (error: unknown): boolean => {
  const { statusCode } = (error ?? {}) as { statusCode?: unknown };
  return error instanceof BusinessError || (typeof statusCode === 'number' && statusCode < 500);
};
