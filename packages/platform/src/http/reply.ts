import { isRefusalCode, REFUSALS, type Envelope, type RefusalCode } from '@hintha/contract';
import { Refusal } from '../refusal.ts';

/** The text of a refusal in a language; the program hands it in, since platform has no bundles. */
export type Say = (language: string, code: RefusalCode | 'ok') => string;

export interface Refused {
  status: number;
  code: RefusalCode;
  value: unknown;
}

// The HTTP library's own errors, by its published codes.
const LIBRARY_ERRORS: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media',
  FST_ERR_NOT_FOUND: 'not_found',
  FST_FILES_LIMIT: 'too_many_pictures',
  FST_REQ_FILE_TOO_LARGE: 'picture_too_large',
};

/** What a thrown thing means to the caller; null when it is a bug. */
export const refusedBy = (thrown: unknown): Refused | null => {
  if (thrown instanceof Refusal) return refused(thrown.code, thrown.value);
  const { code, statusCode } = asLibraryError(thrown);
  const known = LIBRARY_ERRORS[code];
  if (known !== undefined) return refused(known, null);
  return statusCode >= 400 && statusCode < 500 ? refused('bad_request', null) : null;
};

export const refused = (code: RefusalCode, value: unknown): Refused => ({
  status: REFUSALS[code],
  code,
  value,
});

export const envelope = <Value>(code: string, message: string, value: Value): Envelope<Value> => ({
  success: code === 'ok',
  message,
  code: code === 'ok' || isRefusalCode(code) ? code : 'unknown_error',
  value,
});

const asLibraryError = (thrown: unknown): { code: string; statusCode: number } => {
  const error = (thrown ?? {}) as { code?: unknown; statusCode?: unknown };
  return {
    code: typeof error.code === 'string' ? error.code : '',
    statusCode: typeof error.statusCode === 'number' ? error.statusCode : 500,
  };
};
