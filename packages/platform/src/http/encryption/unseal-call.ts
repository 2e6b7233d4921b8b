import type { Sealing } from '@hintha/contract';
import type { FastifyRequest } from 'fastify';
import { BusinessError } from '../../business-error.ts';
import { openSealed } from './open-sealed.ts';
import type { Encryption } from './types.ts';

/** The header of a call that comes with a sealed text beside its body. */
const HEADER = 'x-encrypted';

/** The body of a call as its schema is to read it: a sealed one opened, a plain one where that is allowed. */
export const unsealCall = async (
  encrypted: Sealing | null,
  request: FastifyRequest,
  encryption: Encryption,
): Promise<unknown> => {
  const body: unknown = request.body ?? {};
  const isSealed = typeof body === 'object' && body !== null && Object.hasOwn(body, 'jwe');
  if (encrypted === 'body') return isSealed ? openBody(body, encryption) : plainBody(body, encryption);
  if (isSealed)
    throw new BusinessError('bad_request', { fields: [{ field: 'jwe', problem: 'not encrypted' }] });
  const beside = request.headers[HEADER];
  if (encrypted === 'header' && beside !== undefined) await openSealed(beside, encryption);
  return body;
};

const openBody = (body: object, encryption: Encryption) => {
  const { jwe, ...rest } = body as { jwe?: unknown };
  if (Object.keys(rest).length > 0) throw new BusinessError('encryption_failed');
  return openSealed(jwe, encryption);
};

const plainBody = (body: unknown, { required }: Encryption): unknown => {
  if (required) throw new BusinessError('encryption_needed');
  return body;
};
