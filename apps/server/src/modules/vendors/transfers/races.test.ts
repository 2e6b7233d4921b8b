import { money } from '@hintha/money';
import { type Caller, transaction } from '@hintha/platform';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { countOpenTransfers } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { expectProven } from '../../../../../../tools/test-wallet.ts';
import { type Saver, testSavers } from '../../../../../../tools/transfers/savers.ts';
import {
  LINE_MISHAPS,
  type LineMishap,
  testWalletVendor,
} from '../../../../../../tools/transfers/test-wallet-vendor.ts';
import { adjust, bet, hold, postingKey, readBalance, release } from '../../wallet/index.ts';
import { askOpenTransfers } from './execute-transfer.ts';
import { moveFunds } from './move-funds.ts';
import { usualOf } from '../../settings/index.ts';
import { vendorSettings } from '../settings.ts';
import { returnFunds } from './transfer-back.ts';

const db = testDatabase();
const at = testContext(db);
const walletVendor = testWalletVendor(db, testDatabase({ search_path: 'studio' }));
const { openSaver, setSingle } = testSavers(db, at);
const WHOLE = 100_000n;

beforeAll(() => setSingle(false));

const callerOf = ({ id, name }: Saver): Caller => ({ accountId: id, account: name, type: 0, sessionId: 0n });

const move = (saver: Saver, direction: 'in' | 'out', amount: bigint, requestId: string = randomUUID()) => {
  const [from, to] = direction === 'in' ? ['main', walletVendor.code] : [walletVendor.code, 'main'];
  return moveFunds(at.ctx, callerOf(saver), { from, to, amount: money(amount), requestId });
};

const stake = (saver: Saver, amount: bigint, id: string = randomUUID()) =>
  bet(db, saver.id, { amount: money(amount), key: postingKey('race', id), source: 'race', reference: id });

/** As a withdrawal takes it: what can be spent is held. */
const withdraw = (saver: Saver, amount: bigint) =>
  transaction(db, (tx) => {
    const id = randomUUID();
    const key = postingKey('race', id);
    return hold(tx, saver.id, { amount: money(amount), key, source: 'race', reference: id });
  });

/** What there is by the books of either side, and what is between the two. */
const whereabouts = async (saver: Saver) => {
  const main = (await readBalance(db, saver.id))?.balance ?? 0n;
  const open = await countOpenTransfers(db, saver.id);
  return { main, vendor: await walletVendor.balance(saver.name), open };
};

test('transfer, bet and withdrawal of the whole balance at once: 200 rounds, one of the three gets it', async () => {
  const saver = await openSaver(WHOLE);
  for (let round = 0; round < 200; round += 1) {
    const id = randomUUID();
    const [moved, staked, held] = await Promise.allSettled([
      move(saver, 'in', WHOLE),
      stake(saver, WHOLE, id),
      withdraw(saver, WHOLE),
    ]);
    const won = [
      moved.status === 'fulfilled',
      staked.status === 'fulfilled' && staked.value.outcome === 'posted',
      held.status === 'fulfilled' && held.value.outcome === 'held',
    ];
    expect(won.filter(Boolean)).toHaveLength(1);
    const { main, vendor } = await whereabouts(saver);
    expect(main + vendor + (won[1] ? WHOLE : 0n)).toBe(WHOLE);
    if (won[0]) await move(saver, 'out', WHOLE);
    if (won[1])
      await adjust(db, { accountId: saver.id, amount: money(WHOLE), id: randomUUID(), reason: 'race' });
    if (held.status === 'fulfilled' && held.value.outcome === 'held') {
      const { holdId } = held.value;
      await transaction(db, (tx) => release(tx, holdId));
    }
  }
  await expectProven(db);
});

test('whatever the line does and whatever comes at once, main, way and vendor together keep what there was', async () => {
  const step = fc.record({
    direction: fc.constantFrom('in' as const, 'out' as const, 'home' as const),
    amount: fc.constantFrom(10_000n, 40_000n, WHOLE),
    request: fc.integer({ min: 0, max: 5 }),
  });
  const fates = fc.array(fc.constantFrom<LineMishap>(...LINE_MISHAPS, 'none', 'none'), { maxLength: 24 });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 7 }), fates, async (steps, cycle) => {
      const saver = await openSaver(WHOLE);
      let turn = 0;
      walletVendor.line.fate = () => cycle[turn++ % (cycle.length || 1)] ?? 'none';
      await Promise.allSettled(
        steps.map(({ direction, amount, request }) =>
          direction === 'home'
            ? returnFunds(at.ctx, { accountId: saver.id, vendor: null, requestId: `home-${request}` })
            : move(saver, direction, amount, `request-${request}-${direction}-${amount}`),
        ),
      );
      // Copies that were held up arrive in the middle of the mending.
      await walletVendor.settle();
      walletVendor.line.fate = () => 'none';
      at.clock.advance(60_000);
      await askOpenTransfers(at.ctx);
      await walletVendor.settle();
      const { main, vendor, open } = await whereabouts(saver);
      expect({ sum: main + vendor, open, overdrawn: main < 0n || vendor < 0n }).toEqual({
        sum: WHOLE,
        open: 0,
        overdrawn: false,
      });
    }),
    { numRuns: 40 },
  );
  await expectProven(db);
});

test('the job and a member’s own call may end the same transfer; it ends once', async () => {
  const saver = await openSaver(WHOLE);
  walletVendor.line.fate = (path) => (path.endsWith('balance') ? 'none' : 'deaf');
  await move(saver, 'in', WHOLE);
  walletVendor.line.fate = () => 'none';
  at.clock.advance(usualOf(vendorSettings).giveUpMinutes * 60_000 - 1_000);
  await Promise.all([
    askOpenTransfers(at.ctx),
    askOpenTransfers(at.ctx),
    returnFunds(at.ctx, { accountId: saver.id, vendor: null, requestId: 'all-home' }),
  ]);
  at.clock.advance(60_000);
  await askOpenTransfers(at.ctx);
  const { main, vendor, open } = await whereabouts(saver);
  expect({ sum: main + vendor, open }).toEqual({ sum: WHOLE, open: 0 });
  await expectProven(db);
});
