import {
  isBusinessErrorCode,
  BUSINESS_ERRORS,
  type Envelope,
  type BusinessErrorCode,
} from '@hintha/contract';
import { BusinessError } from '../business-error.ts';

/** The text of an error in a language; the program hands it in, since platform has no bundles. */
export type Translate = (language: string, code: BusinessErrorCode | 'ok') => string;

export interface Refused {
  status: number;
  code: BusinessErrorCode;
  value: unknown;
}

// The HTTP library's own errors, by its published codes.
const LIBRARY_ERRORS: Record<string, BusinessErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media',
  FST_ERR_NOT_FOUND: 'not_found',
  FST_FILES_LIMIT: 'too_many_pictures',
  FST_REQ_FILE_TOO_LARGE: 'picture_too_large',
};

/** What a thrown thing means to the caller; null when it is a bug. */
export const refusedBy = (thrown: unknown): Refused | null => {
  if (thrown instanceof BusinessError) return refused(thrown.code, thrown.value);
  const { code, statusCode } = asLibraryError(thrown);
  const known = LIBRARY_ERRORS[code];
  if (known !== undefined) return refused(known, null);
  return statusCode >= 400 && statusCode < 500 ? refused('bad_request', null) : null;
};

export const refused = (code: BusinessErrorCode, value: unknown): Refused => ({
  status: BUSINESS_ERRORS[code],
  code,
  value,
});

export const envelope = <Value>(code: string, message: string, value: Value): Envelope<Value> => ({
  success: code === 'ok',
  message,
  code: code === 'ok' || isBusinessErrorCode(code) ? code : 'unknown_error',
  value,
});

const asLibraryError = (thrown: unknown): { code: string; statusCode: number } => {
  const error = (thrown ?? {}) as { code?: unknown; statusCode?: unknown };
  return {
    code: typeof error.code === 'string' ? error.code : '',
    statusCode: typeof error.statusCode === 'number' ? error.statusCode : 500,
  };
};
