import { useParams } from 'react-router';
import { TradingBoard } from './board/trading-board.tsx';
import { EventPage } from './event/event-page.tsx';

/** One event by the address, else all of them. */
export const SportsPage = () => {
  const { id } = useParams();
  return id === undefined ? <TradingBoard /> : <EventPage key={id} id={id} />;
};
