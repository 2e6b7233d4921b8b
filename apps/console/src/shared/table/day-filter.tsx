import { TextInput } from '@mantine/core';

interface Props {
  readonly label: string;
  /** As `2026-11-21`; empty for none. */
  readonly value: string;
  readonly onDay: (day: string) => void;
}

/** A filter by a day. */
export const DayFilter = ({ label, value, onDay }: Props) => (
  <TextInput
    type="date"
    size="xs"
    w={136}
    aria-label={label}
    title={label}
    value={value}
    onChange={({ currentTarget }) => onDay(currentTarget.value)}
  />
);
