import { createHash } from 'node:crypto';

export const hashCaptchaId = (id: string): Buffer => createHash('sha256').update(id).digest();

/** The answer is short, so its digest is taken together with the id, which the table does not hold. */
export const hashAnswer = (id: string, answer: string): Buffer =>
  createHash('sha256').update(`${id} ${answer.trim().toUpperCase()}`).digest();
