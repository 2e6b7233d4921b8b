import { CallError } from '../api.ts';

/** Whether the server has said what became of a request; after a fault of its own it may have done it or not. */
export const isAnswer = (error: unknown): boolean =>
  error instanceof CallError && error.code !== 'unknown_error';
