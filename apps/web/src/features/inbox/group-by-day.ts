import { dayOf } from '../../shared/lists/day-of.ts';

export interface Day<Message> {
  /** `21/11/2026` */
  day: string;
  messages: Message[];
}

/** Messages under the business day on which each was told, in the order in which they come. */
export const groupByDay = <Message extends { time: number }>(
  messages: readonly Message[],
): Day<Message>[] => {
  const days: Day<Message>[] = [];
  for (const message of messages) {
    const day = dayOf(message.time);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
};
