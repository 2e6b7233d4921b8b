import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Remembrance } from '../types.ts';

export const REMEMBERED_COOKIE = 'remembered';
export const REMEMBERED_SECONDS = 86_400;

const Told = z.tuple([z.enum(['username', 'sms', 'firebase']), z.string()]);

/** The cookie holds what the form is filled with and a token that only the server knows to be right. */
export const writeCookie = (token: string, { type, name }: Remembrance): string =>
  `${token}.${Buffer.from(JSON.stringify([type, name])).toString('base64url')}`;

/** What a cookie of ours says; only called for one whose digest is known. */
export const readCookie = (cookie: string): Remembrance => {
  const [, told = ''] = cookie.split('.');
  const [type, name] = Told.parse(JSON.parse(Buffer.from(told, 'base64url').toString('utf8')));
  return { type, name };
};

export const hashCookie = (cookie: string): Buffer => createHash('sha256').update(cookie).digest();
