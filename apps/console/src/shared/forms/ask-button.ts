import { Button } from '@mantine/core';

/** A button that asks in a dialog before anything is done. */
export const AskButton = Button.withProps({ 'aria-haspopup': 'dialog' });
