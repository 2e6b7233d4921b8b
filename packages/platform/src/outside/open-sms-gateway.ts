import { Undeliverable } from './undeliverable.ts';

export interface Sms {
  /** The number with its country, digits only, such as `959777123456`. */
  readonly to: string;
  readonly text: string;
}

export interface SmsGateway {
  /** Hands the message to the gateway; throws `Undeliverable` when it is refused for good. */
  send(sms: Sms): Promise<void>;
}

export interface SmsSettings {
  readonly url: string;
  readonly token: string;
  readonly sender: string;
}

const TIMEOUT_MS = 10_000;
/** The message itself is wrong, and stays so; anything else, too fast or not let in, can be mended. */
const FINAL = new Set([400, 404, 410, 422]);

/** Short messages by a POST of `{to, from, text}` as JSON; any 2xx says that the gateway has taken it. */
export const openSmsGateway = ({ url, token, sender }: SmsSettings): SmsGateway => ({
  send: async ({ to, text }) => {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ to, from: sender, text }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    await reply.body?.cancel();
    if (reply.ok) return;
    const message = `the gateway answered ${reply.status}`;
    throw FINAL.has(reply.status) ? new Undeliverable(message) : new Error(message);
  },
});
