/** Amounts of money, and the only place that rounds them. */
export { formatAmount } from './format-amount.ts';
export { latinDigits } from './latin-digits.ts';
export { addMoney, MERCHANT_CURRENCY, money, negateMoney, sumMoney, ZERO, type Money } from './money.ts';
export { parseAmount, type AmountValidationError } from './parse-amount.ts';
export { floorRatio } from './round.ts';
