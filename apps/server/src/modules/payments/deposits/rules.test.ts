import { payments } from '@hintha/contract';
import { addMoney, money } from '@hintha/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  freeSurcharge,
  idOfOrderNo,
  isSameName,
  mayBecome,
  orderNoOf,
  splitFee,
  TRANSITIONS,
} from './rules.ts';

test('no deposit is credited twice, and every state is in the table', () => {
  expect(Object.keys(TRANSITIONS).toSorted()).toEqual(payments.DEPOSIT_STATES.toSorted());
  expect(TRANSITIONS.CREDITED).toEqual(['CHARGEBACK']);
  for (const state of payments.DEPOSIT_STATES) expect(mayBecome(state, state)).toBe(false);
});

test('what expires is what nobody has paid or claimed to have paid', () => {
  const perishable = payments.DEPOSIT_STATES.filter((state) => mayBecome(state, 'EXPIRED'));
  expect(perishable).toEqual(['CREATED', 'AWAITING']);
});

test('R15 the fee is floored, and fee and credit are the payment', () => {
  expect(splitFee(money(2_000_099n), 20_000)).toMatchObject({ fee: 40_001n, credited: 1_960_098n });
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 14n }),
      fc.integer({ min: 0, max: 1_000_000 }),
      (paid, ppm) => {
        const split = splitFee(money(paid), ppm);
        expect(addMoney(split.fee, split.credited)).toBe(paid);
        expect(split.fee >= 0n && split.credited >= 0n).toBe(true);
      },
    ),
  );
});

test('the surcharge is the smallest that is free', () => {
  const asked = money(500_000n);
  expect(freeSurcharge(asked, [])).toBe(100n);
  expect(freeSurcharge(asked, [500_100n, 500_200n, 500_400n])).toBe(300n);
  const all = Array.from({ length: 99 }, (_, index) => 500_100n + BigInt(index) * 100n);
  expect(freeSurcharge(asked, all)).toBeUndefined();
  expect(freeSurcharge(asked, all.slice(0, -1))).toBe(9_900n);
});

test('an order number carries its business day and its id', () => {
  const orderNo = orderNoOf({ id: 1n, createdAt: new Date('2026-01-14T17:30:00Z') });
  expect(orderNo).toBe('D20260115000001');
  expect(idOfOrderNo(orderNo)).toBe(1n);
  expect(idOfOrderNo('D20260115')).toBeUndefined();
  expect(idOfOrderNo(`D20260115${'9'.repeat(30)}`)).toBeUndefined();
});

test('names are compared by their letters', () => {
  expect(isSameName('Daw Hla Hla', 'DAW  HLA-HLA.')).toBe(true);
  expect(isSameName('ဒေါ်လှလှ', 'ဒေါ် လှလှ')).toBe(true);
  expect(isSameName('ဒေါ်လှလှ', 'ဒေါ်လှ')).toBe(false);
  expect(isSameName('', ' ')).toBe(false);
});
