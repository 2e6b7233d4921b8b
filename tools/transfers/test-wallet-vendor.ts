import { sealingOf } from '../test/vendor-sealing.ts';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen, transaction, type Database } from '@hintha/platform';
import { connectVendor } from '@hintha/server/src/modules/vendors/index.ts';
import { migrateStudio } from '@hintha/studio/src/app.ts';
import { testStudio, type TestStudio } from '../test-studio.ts';
import { TOKEN } from '@hintha/vendor-protocol/conformance';
import { afterAll, beforeAll } from 'vitest';
import { readStudioBalance } from '../scenario/index.ts';

/**
 * What may happen to a call: nothing · the vendor is not there · it acts and its answer is lost · the call arrives long
 * after its sender gave it up.
 */
export const LINE_MISHAPS = ['none', 'down', 'deaf', 'late'] as const;
export type LineMishap = (typeof LINE_MISHAPS)[number];

export interface TestWalletVendor {
  readonly code: string;
  readonly studio: TestStudio;
  /** Decides what happens to the next call; the paths of all calls are kept. */
  readonly line: { fate: (path: string) => LineMishap; readonly asked: string[] };
  /** Delivers what is still under way. */
  readonly settle: () => Promise<void>;
  /** What the vendor itself has written down for a player. */
  readonly balance: (account: string) => Promise<bigint>;
}

const CODE = 'WALLETS';

/** The studio as a vendor that keeps wallets, over real HTTP, behind a line that a test may cut. */
export const testWalletVendor = (operatorDb: Database, studioDb: Database): TestWalletVendor => {
  const studio = testStudio({ db: studioDb, url: 'http://127.0.0.1:1' });
  const line: TestWalletVendor['line'] = { fate: () => 'none', asked: [] };
  const late: (() => Promise<unknown>)[] = [];
  let vendor = '';
  const server = createServer((request, response) => {
    void carry(request, response, { line, late, vendor: () => vendor });
  });
  let address = '';
  beforeAll(async () => {
    await migrateStudio(studioDb);
    vendor = await listen(await studio.http(), '127.0.0.1', 0, 'STUDIO_PORT');
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await transaction(operatorDb, (tx) =>
      connectVendor(sealingOf(operatorDb), tx, {
        code: CODE,
        key: TOKEN,
        vendorUrl: address,
        casinoId: 'hintha',
        currency: 'MMK',
        anyGame: false,
        maxBet: null,
        active: true,
        ownWallet: 'Wallets',
      }),
    );
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await (await studio.http()).close();
  });
  return {
    code: CODE,
    studio,
    line,
    settle: async () => {
      await Promise.all(late.splice(0).map((deliver) => deliver()));
    },
    balance: (account) => readStudioBalance(studioDb, account),
  };
};

interface Wire {
  readonly line: TestWalletVendor['line'];
  readonly late: (() => Promise<unknown>)[];
  readonly vendor: () => string;
}

const carry = async (request: IncomingMessage, response: ServerResponse, wire: Wire): Promise<void> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const path = request.url ?? '';
  wire.line.asked.push(path);
  const sign = request.headers['x-request-sign'];
  const deliver = () =>
    fetch(wire.vendor() + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-sign': String(sign) },
      body: Buffer.concat(chunks),
    });
  const fate = wire.line.fate(path);
  if (fate === 'late') wire.late.push(deliver);
  if (fate === 'deaf') await (await deliver()).arrayBuffer();
  if (fate !== 'none') return void request.socket.destroy();
  const answer = await deliver();
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(Buffer.from(await answer.arrayBuffer()));
};
