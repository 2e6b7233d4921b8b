import { NativeSelect } from '@mantine/core';
import { AUTOFOCUS } from '../../shared/forms/focus.ts';

interface Props<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  readonly value: Value | '';
  readonly isFirst?: boolean;
  readonly onChoose: (value: Value) => void;
}

/** One of a few, none to begin with: nothing is chosen for whoever only presses Enter. */
export const ChoiceField = <Value extends string>({
  label,
  options,
  value,
  isFirst = false,
  onChoose,
}: Props<Value>) => (
  <NativeSelect
    label={label}
    required
    value={value}
    data={[
      { value: '', label: '–' },
      ...options.map(({ value: one, name }) => ({ value: one, label: name })),
    ]}
    onChange={({ currentTarget }) => {
      const chosen = options.find((one) => one.value === currentTarget.value);
      if (chosen !== undefined) onChoose(chosen.value);
    }}
    {...(isFirst ? AUTOFOCUS : {})}
  />
);
