import { withMinus } from '../../markets/prices.ts';
import { useLegWords } from '../../markets/use-leg-words.ts';
import { usePickWords } from '../../markets/use-pick-words.ts';
import type { Ticket } from '../placing/placing.ts';
import { keyOf, type Order } from '../slip.ts';
import { useSlip } from '../use-slip.ts';
import styles from './slip.module.css';

interface OrderNamesProps {
  order: Order;
  ticket: Ticket | null;
}

/** What an order is on, each selection with its price: as it was struck, or as it was asked for. */
export const OrderNames = ({ order, ticket }: OrderNamesProps) => {
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
          <span>{name}</span> <b className="num">{withMinus(shown)}</b>
        </li>
      ))}
    </ul>
  );
};
