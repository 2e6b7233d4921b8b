import { createHmac } from 'node:crypto';

let calls = 0;

/** The headers of a signed call, worked out without the operator's own code. */
export const signCall = (
  secret: string,
  at: Date,
  body: string,
  nonce = `nonce-${(calls += 1)}`,
): Record<'x-timestamp' | 'x-nonce' | 'x-signature', string> => {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${nonce}.${body}`).digest('hex');
  return { 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': signature };
};
