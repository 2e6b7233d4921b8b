import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { phonePage } from './phone-page.ts';
import { makeSigningKey, signToken, type SigningKey } from './sign-token.ts';

export interface PhoneStand {
  readonly url: string;
  readonly key: SigningKey;
  /** How often its keys were asked for. */
  keysAsked(): number;
  /** The claims of a token for a phone such as `+959777123456`, verified at an instant. */
  claims(phone: string, at: Date): Record<string, unknown>;
  close(): Promise<void>;
}

export interface StandSettings {
  /** Zero for any that is free. */
  readonly port?: number;
  readonly audience?: string;
}

const LIFE_SECONDS = 3600;
const LONGEST_FORM = 4096;
const PHONE = /^\+[1-9]\d{5,14}$/;

/** A stand-in for an outside phone provider, on this machine alone: whoever asks has the phone they name. */
export const openPhoneStand = async ({
  port = 0,
  audience = 'hintha',
}: StandSettings = {}): Promise<PhoneStand> => {
  const key = makeSigningKey();
  let asked = 0;
  const server = createServer((request, reply) => {
    if (request.url === '/.well-known/jwks.json') {
      asked += 1;
      send(reply, 'application/json', JSON.stringify({ keys: [key.published] }));
    } else if (request.method === 'POST') void readPhone(request).then((phone) => answer(reply, phone));
    else send(reply, 'text/html; charset=utf-8', phonePage(null));
  });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const claims = (phone: string, at: Date) => claimsOf({ issuer: url, audience, phone, at });
  const answer = (reply: ServerResponse, phone: string) =>
    PHONE.test(phone)
      ? send(reply, 'text/html; charset=utf-8', phonePage(signToken(key, claims(phone, new Date()))))
      : reply.writeHead(400).end('not a phone');
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { url, key, claims, close, keysAsked: () => asked };
};

const send = (reply: ServerResponse, type: string, body: string) =>
  reply.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);

const readPhone = async (request: IncomingMessage): Promise<string> => {
  let form = '';
  for await (const part of request) if (form.length < LONGEST_FORM) form += String(part);
  return new URLSearchParams(form).get('phone')?.replaceAll(/[\s-]/g, '') ?? '';
};

interface Issued {
  issuer: string;
  audience: string;
  phone: string;
  at: Date;
}

const claimsOf = ({ issuer, audience, phone, at }: Issued): Record<string, unknown> => {
  const seconds = Math.floor(at.getTime() / 1000);
  return {
    iss: issuer,
    aud: audience,
    sub: randomUUID(),
    phone_number: phone,
    auth_time: seconds,
    iat: seconds,
    exp: seconds + LIFE_SECONDS,
  };
};
