import { useMarket } from '../../live/use-book.ts';
import { priceOfPick } from '../../../../shared/sports/picks.ts';
import { withMinus, writePrice } from '../../../../shared/sports/prices.ts';
import { useLegWords } from '../../../../shared/sports/use-leg-words.ts';
import { usePickWords } from '../../../../shared/sports/use-pick-words.ts';
import type { Ticket } from '../placing/placing.ts';
import { keyOf, type Order } from '../slip.ts';
import { useSlip } from '../use-slip.ts';
import styles from './slip.module.css';

interface OrderNamesProps {
  order: Order;
  ticket: Ticket | null;
  /** Of one that was not taken also what it costs by now. */
  withNow: boolean;
}

/** What an order is on, each selection with its price: as it was struck, or as it was asked for. */
export const OrderNames = ({ order, ticket, withNow }: OrderNamesProps) => {
  const legName = useLegWords();
  const words = usePickWords();
  const { slip, quick } = useSlip();
  const asked = (key: string): string => {
    const leg = [...slip.legs, ...(quick === null ? [] : [quick])].find((one) => keyOf(one) === key);
    return leg === undefined ? '' : words.pickName(leg, leg);
  };
  const names =
    ticket === null
      ? order.legs.map((leg) => ({ key: keyOf(leg), name: asked(keyOf(leg)), shown: leg.shown }))
      : ticket.legs.map((leg) => ({ key: keyOf(leg), name: legName(leg), shown: leg.shown }));
  return (
    <ul className={styles.names}>
      {names.map(({ key, name, shown }) => (
        <li key={key}>
          <span>{name}</span>
          {withNow ? (
            <PriceNow order={order} legKey={key} before={shown} />
          ) : (
            <b className="num">{withMinus(shown)}</b>
          )}
        </li>
      ))}
    </ul>
  );
};

/** What a leg of an order costs by now, in the format of the order. */
const useShownNow = ({ legs, format }: Order, legKey: string): string | null => {
  const leg = legs.find((one) => keyOf(one) === legKey);
  const market = useMarket(leg?.marketId ?? '')?.market;
  if (leg === undefined || market === undefined) return null;
  const price = priceOfPick(market, leg.pick);
  return price === null ? (market.fee?.text ?? null) : writePrice(price, format);
};

const PriceNow = ({ order, legKey, before }: { order: Order; legKey: string; before: string }) => {
  const now = useShownNow(order, legKey) ?? before;
  if (now === before) return <b className="num">{withMinus(before)}</b>;
  return (
    <span className="num">
      <s>{withMinus(before)}</s> → <b>{withMinus(now)}</b>
    </span>
  );
};
