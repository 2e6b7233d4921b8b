import { expect, test } from 'vitest';
import { markOf } from './marks.ts';

const METHODS = [
  { id: 'kbzpay', name: 'KBZPay', type: 'MANUAL' },
  { id: 'wavepay', name: 'WavePay', type: 'MANUAL' },
  { id: 'ayapay', name: 'AYA Pay', type: 'MANUAL' },
  { id: 'cbpay', name: 'CB Pay', type: 'MANUAL' },
  { id: 'kbzpay_qr', name: 'KBZPay QR', type: 'QR' },
  { id: 'wavepay_qr', name: 'WavePay QR', type: 'QR' },
  { id: 'mmqr', name: 'MMQR', type: 'QR' },
  { id: 'kbz_bank', name: 'KBZ Bank', type: 'MANUAL' },
  { id: 'aya_bank', name: 'AYA Bank', type: 'MANUAL' },
  { id: 'cb_bank', name: 'CB Bank', type: 'MANUAL' },
  { id: 'yoma_bank', name: 'Yoma Bank', type: 'MANUAL' },
  { id: 'gateway', name: 'Demo cashier', type: 'REDIRECT' },
  { id: 'usdt_trc20', name: 'USDT TRC20', type: 'CRYPTO' },
  { id: 'card', name: 'Card', type: 'CARD' },
] as const;

test('WALLET-002 no two ways to pay have the same mark', () => {
  const marks = METHODS.map((method) => JSON.stringify(markOf(method)));
  expect(new Set(marks).size).toBe(METHODS.length);
});

test('a wallet, a bank and a QR code of one brand share its colour and differ in their shape', () => {
  const [wallet, bank, qr] = ['kbzpay', 'kbz_bank', 'kbzpay_qr'].map((id) =>
    markOf({ id, name: id, type: id.endsWith('qr') ? 'QR' : 'MANUAL' }),
  );
  expect(new Set([wallet?.ground, bank?.ground, qr?.ground]).size).toBe(1);
  expect([wallet?.kind, bank?.kind, qr?.kind]).toEqual(['wallet', 'bank', 'qr']);
});

test('a way that is not known by a colour has the first letter of its name', () => {
  const mark = { id: 'newpay', name: 'new pay', type: 'REDIRECT' } as const;
  expect(markOf(mark).letters).toBe('N');
  expect(markOf(mark)).toEqual(markOf(mark));
});
