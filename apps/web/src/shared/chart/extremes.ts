import { signedMoney } from '../money/signed-money.ts';

interface Named {
  name: string;
  amount: string;
}

/** The one with most and the one with least; null for none. */
export const extremesOf = <One extends Named>(all: readonly One[]): { highest: One; lowest: One } | null => {
  const [first] = all;
  if (first === undefined) return null;
  let [highest, lowest] = [first, first];
  for (const one of all) {
    if (signedMoney(one.amount) > signedMoney(highest.amount)) highest = one;
    if (signedMoney(one.amount) < signedMoney(lowest.amount)) lowest = one;
  }
  return { highest, lowest };
};
