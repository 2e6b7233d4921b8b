import { sealingOf } from '../test/vendor-sealing.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { transaction, type Database } from '@hintha/platform';
import { connectVendor } from '@hintha/server/src/modules/vendors/index.ts';
import { TOKEN } from '@hintha/vendor-protocol/conformance';
import { afterAll, beforeAll } from 'vitest';

export interface TestVendor {
  /** Every call that it was sent, in their order. */
  readonly asked: Readonly<Record<string, unknown>>[];
  /** What the next calls are answered with. */
  answer: (asked: Record<string, unknown>, path: string) => object;
}

/** A vendor of the test's own, at the end of a real connection, that answers whatever the test wants. */
export const testVendor = (
  db: Database,
  code: string,
  {
    ownWallet = null,
    maxBet = null,
  }: { ownWallet?: string | null; maxBet?: Parameters<typeof connectVendor>[2]['maxBet'] } = {},
): TestVendor => {
  const vendor: TestVendor = { asked: [], answer: () => ({}) };
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const asked = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
      vendor.asked.push(asked);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(vendor.answer(asked, request.url ?? '')));
    })();
  });
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const vendorUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const settings = { key: TOKEN, casinoId: 'hintha', currency: 'MMK', active: true, anyGame: true };
    await transaction(db, (tx) =>
      connectVendor(sealingOf(db), tx, { ...settings, code, vendorUrl, ownWallet, maxBet }),
    );
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return vendor;
};
