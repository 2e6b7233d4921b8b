import { Button, Kbd } from '@mantine/core';
import { AskButton } from '../forms/ask-button.ts';
import { useKeys } from '../keys/keys.ts';

interface Props {
  readonly name: string;
  /** The key that does the same. */
  readonly keys: string;
  readonly tone?: 'gold' | 'cin' | undefined;
  readonly busy?: boolean;
  /** Does it at once; the others ask in a dialog first. */
  readonly atOnce?: boolean;
  readonly onAct: () => void;
}

/** Something that can be done with what a drawer shows, by a click or by its key. */
export const ActionButton = ({ name, keys, tone, busy = false, atOnce = false, onAct }: Props) => {
  useKeys([{ keys, name, run: () => !busy && onAct() }]);
  const Pressed = atOnce ? Button : AskButton;
  const look = tone === undefined ? {} : { variant: tone === 'gold' ? 'filled' : 'outline', color: tone };
  return (
    <Pressed
      {...look}
      disabled={busy}
      rightSection={<Kbd size="xs">{keys.toUpperCase()}</Kbd>}
      onClick={onAct}
    >
      {name}
    </Pressed>
  );
};
