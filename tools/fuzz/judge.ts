import { BUSINESS_ERRORS } from '@hintha/contract';
import type { Operation } from './operations.ts';
import type { Reply } from './send.ts';

/** What a program says whose pages are not built. */
const NOT_BUILT = 'The game client has not been built yet';

/** What may be answered with 503: the operator says no, and that may change by itself. */
const MAY_BE_503 = ['maintenance', 'code_not_sent', 'operator_unreachable'];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const judgeEnvelope = (status: number, value: unknown): string | null => {
  if (!isObject(value) || typeof value.success !== 'boolean' || typeof value.message !== 'string')
    return 'was not answered in an envelope';
  const { code } = value;
  if (!('value' in value) || typeof code !== 'string') return 'was not answered in an envelope';
  if (value.success !== (code === 'ok') || value.success !== status < 300)
    return `says ${code} with ${status}`;
  const due = (BUSINESS_ERRORS as Readonly<Record<string, number>>)[code];
  return code === 'ok' || due === status ? null : `says ${code} with ${status}`;
};

const judgeFault = ({ status, body }: Reply, value: unknown): string | null => {
  const code = isObject(value) ? String(value.code) : '';
  const isSaid = MAY_BE_503.includes(code) || body.startsWith(NOT_BUILT);
  return status === 503 && isSaid ? null : `was answered with ${status} ${code}`;
};

/** What is wrong with an answer of which nothing but its status is known; null for nothing. */
export const judgeStatus = (reply: Reply): string | null =>
  reply.status >= 500 ? judgeFault(reply, readJson(reply.body)) : null;

/** What is wrong with an answer; null for nothing. */
export const judge = ({ enveloped }: Operation, reply: Reply): string | null => {
  const { status, type, body } = reply;
  const isJson = type.startsWith('application/json');
  const value = isJson && body !== '' ? readJson(body) : null;
  if (value === undefined) return 'was answered with broken JSON';
  const fault = status >= 500 ? judgeFault(reply, value) : null;
  if (fault !== null) return fault;
  return enveloped && (body !== '' || status === 204) ? judgeEnvelope(status, value) : null;
};
