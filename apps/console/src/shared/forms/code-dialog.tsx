import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../language.ts';
import { AUTOFOCUS } from './focus.ts';
import { FormDialog, type DialogOrder } from './form-dialog.tsx';

interface Props<Code extends string> extends DialogOrder {
  readonly codes: readonly { readonly code: Code; readonly name: string }[];
  readonly onConfirm: (code: Code) => void;
}

/** Asks for one of the reasons that the server knows by a code. Arrows choose, Enter confirms. */
export const CodeDialog = <Code extends string>({ codes, onConfirm, ...order }: Props<Code>) => {
  const t = useTexts();
  const [chosen, setChosen] = useState(codes[0]?.code);
  return (
    <FormDialog
      {...order}
      ready={chosen !== undefined}
      onSubmit={() => chosen !== undefined && onConfirm(chosen)}
    >
      <Radio.Group
        label={t('appShell.reason')}
        value={chosen ?? ''}
        onChange={(value) => setChosen(codes.find(({ code }) => code === value)?.code)}
      >
        <Stack gap={8} mt={8}>
          {codes.map(({ code, name }, place) => (
            <Radio key={code} value={code} label={name} {...(place === 0 ? AUTOFOCUS : {})} />
          ))}
        </Stack>
      </Radio.Group>
    </FormDialog>
  );
};
