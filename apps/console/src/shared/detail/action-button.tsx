import { Button, Kbd } from '@mantine/core';
import { useKeys } from '../keys/keys.ts';

interface Props {
  readonly name: string;
  /** The key that does the same. */
  readonly keys: string;
  readonly tone?: 'gold' | 'cin' | undefined;
  readonly busy?: boolean;
  readonly onAct: () => void;
}

/** Something that can be done with what a drawer shows, by a click or by its key. */
export const ActionButton = ({ name, keys, tone, busy = false, onAct }: Props) => {
  useKeys([{ keys, name, run: () => !busy && onAct() }]);
  const look = tone === undefined ? {} : { variant: tone === 'gold' ? 'filled' : 'outline', color: tone };
  return (
    <Button
      {...look}
      disabled={busy}
      rightSection={<Kbd size="xs">{keys.toUpperCase()}</Kbd>}
      onClick={onAct}
    >
      {name}
    </Button>
  );
};
