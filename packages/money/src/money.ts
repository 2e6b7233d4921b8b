declare const unit: unique symbol;

/** An amount in hundredths of the currency's main unit; exact, may be negative. */
export type Money = bigint & { readonly [unit]: 'hundredths' };

/** Names a bigint of hundredths as money. */
export const money = (hundredths: bigint): Money => hundredths as Money;

export const ZERO: Money = money(0n);

export const addMoney = (a: Money, b: Money): Money => money(a + b);

export const negateMoney = (amount: Money): Money => money(0n - amount);

export const sumMoney = (amounts: Iterable<Money>): Money => {
  let sum = 0n;
  for (const amount of amounts) sum += amount;
  return money(sum);
};

/** The currency of the one wallet that every account has (ISO 4217). */
export const MERCHANT_CURRENCY = 'MMK';
