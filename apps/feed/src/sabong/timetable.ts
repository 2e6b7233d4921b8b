/** A day of Yangon has nine cards, and a card so many fights; each fight has its time, whatever becomes of it. */
const CARDS_A_DAY = 9;
export const FIGHTS_ON_CARD = 32;
const DAY_MS = 24 * 60 * 60_000;
export const SLOT_MS = DAY_MS / (CARDS_A_DAY * FIGHTS_ON_CARD);
const ZONE_MS = 6.5 * 60 * 60_000;

/** The time of a fight. */
export interface Slot {
  /** The code of its card, such as 20260115-3. */
  readonly event: string;
  readonly number: number;
  readonly startsMs: number;
}

const slotOf = (dayMs: number, index: number): Slot => {
  const day = new Date(dayMs).toISOString().slice(0, 10).replaceAll('-', '');
  return {
    event: `${day}-${Math.floor(index / FIGHTS_ON_CARD) + 1}`,
    number: (index % FIGHTS_ON_CARD) + 1,
    startsMs: dayMs + index * SLOT_MS - ZONE_MS,
  };
};

/** The slot of an instant, in an arena that begins so much later than others. */
export const slotAt = (atMs: number, lateMs: number): Slot => {
  const local = atMs - lateMs + ZONE_MS;
  const dayMs = Math.floor(local / DAY_MS) * DAY_MS;
  const slot = slotOf(dayMs, Math.floor((local - dayMs) / SLOT_MS));
  return { ...slot, startsMs: slot.startsMs + lateMs };
};

/** The slots that have begun by an instant and were not over at an earlier one. */
export const slotsBetween = (fromMs: number, untilMs: number, lateMs: number): Slot[] => {
  const slots: Slot[] = [];
  for (
    let slot = slotAt(fromMs, lateMs);
    slot.startsMs <= untilMs;
    slot = slotAt(slot.startsMs + SLOT_MS, lateMs)
  )
    slots.push(slot);
  return slots;
};
