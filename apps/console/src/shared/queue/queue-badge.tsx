import { Age } from '../spans.tsx';
import styles from './queue-badge.module.css';
import { sumQueues, type QueueCount } from './sum-queues.ts';

interface Props {
  readonly queues: readonly QueueCount[] | undefined;
  readonly states: readonly string[];
  readonly lateMs?: number;
}

/** Beside the name of a queue: how many wait there, and how long the oldest has. */
export const QueueBadge = ({ queues, states, lateMs }: Props) => {
  const sum = sumQueues(queues, states);
  if (sum === undefined) return null;
  return (
    <span className={styles.badge}>
      <b className="num">{sum.count}</b> <Age since={sum.oldestAt} lateMs={lateMs} />
    </span>
  );
};
