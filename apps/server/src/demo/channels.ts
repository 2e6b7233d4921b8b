import { money, type Money } from '@hintha/money';
import type { Config } from '../config.ts';
import type { ChannelOrder } from '../modules/payments/index.ts';

const kyat = (amount: bigint): Money => money(amount * 100n);

const PLAIN = { currency: 'MMK', feePpm: 0, qrTemplate: null, provider: null, active: true, receivers: [] };
const WALLET = {
  ...PLAIN,
  type: 'MANUAL',
  min: kyat(1_000n),
  max: kyat(1_000_000n),
  timeOutMinutes: 15,
} as const;
/** The local cashier plays the bank: what a phone reads off the picture is the cashier's page of that transfer. */
const qr = (cashierUrl: string) => ({
  ...PLAIN,
  type: 'QR' as const,
  min: kyat(1_000n),
  max: kyat(5_000_000n),
  timeOutMinutes: 10,
  qrTemplate: `${cashierUrl}/bank?to={number}&amount={amount}&note={note}`,
});
const BANK = {
  ...PLAIN,
  type: 'MANUAL',
  min: kyat(10_000n),
  max: kyat(50_000_000n),
  timeOutMinutes: 30,
} as const;

/** Two accounts of nobody, with numbers that no bank or wallet gives out. */
const receivers = (prefix: string, dailyCap: bigint) =>
  ['01', '02'].map((end) => ({
    name: 'HINTHA DEMO',
    number: `${prefix}-0000-${end}`,
    dailyCap: kyat(dailyCap),
  }));

const WALLET_CAP = 20_000_000n;
const BANK_CAP = 500_000_000n;

/**
 * The ways to pay in of the demo world, with the limits of domain/wallet-payments.md §2. The local cashier feeds the
 * statements of the accounts, and stands for every provider.
 */
export const demoChannels = (config: Config): ChannelOrder[] =>
  [...byHand(config), ...byProvider(config)].map((channel, position) => ({ ...channel, position }));

const byHand = ({ cashierUrl, cashierKey: feedSecret }: Config): Omit<ChannelOrder, 'position'>[] => {
  const QR = qr(cashierUrl);
  return [
    { ...WALLET, id: 'kbzpay', name: 'KBZPay', receivers: receivers('KP', WALLET_CAP) },
    { ...WALLET, id: 'wavepay', name: 'WavePay', receivers: receivers('WP', WALLET_CAP) },
    { ...WALLET, id: 'ayapay', name: 'AYA Pay', receivers: receivers('AP', WALLET_CAP) },
    { ...WALLET, id: 'cbpay', name: 'CB Pay', receivers: receivers('CP', WALLET_CAP) },
    { ...QR, id: 'kbzpay_qr', bank: 'kbzpay', name: 'KBZPay QR', receivers: receivers('KQ', WALLET_CAP) },
    { ...QR, id: 'wavepay_qr', bank: 'wavepay', name: 'WavePay QR', receivers: receivers('WQ', WALLET_CAP) },
    { ...QR, id: 'mmqr', name: 'MMQR', receivers: receivers('MQ', WALLET_CAP) },
    { ...BANK, id: 'kbz_bank', name: 'KBZ Bank', receivers: receivers('KB', BANK_CAP) },
    { ...BANK, id: 'aya_bank', name: 'AYA Bank', receivers: receivers('AB', BANK_CAP) },
    { ...BANK, id: 'cb_bank', name: 'CB Bank', receivers: receivers('CB', BANK_CAP) },
    { ...BANK, id: 'yoma_bank', name: 'Yoma Bank', receivers: receivers('YB', BANK_CAP) },
  ].map((channel) => ({ ...channel, feedSecret }));
};

const byProvider = ({ cashierUrl: url, cashierKey: secret }: Config): Omit<ChannelOrder, 'position'>[] => {
  const provider = { url, secret };
  return [
    {
      ...PLAIN,
      id: 'gateway',
      type: 'REDIRECT' as const,
      name: 'Demo cashier',
      min: kyat(5_000n),
      max: kyat(5_000_000n),
      timeOutMinutes: 20,
      provider,
    },
    {
      ...PLAIN,
      id: 'usdt_trc20',
      type: 'CRYPTO' as const,
      name: 'USDT TRC20',
      min: kyat(1n),
      max: kyat(50_000_000n),
      timeOutMinutes: 60,
      provider,
      coin: { currency: 'USDT', rate: 45_000_000n },
      rateSecret: provider.secret,
    },
    {
      ...PLAIN,
      id: 'card',
      type: 'CARD' as const,
      name: 'Card',
      min: kyat(20_000n),
      max: kyat(1_000_000n),
      feePpm: 20_000,
      timeOutMinutes: 20,
      provider,
    },
  ];
};
