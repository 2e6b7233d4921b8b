import { createElement } from 'react';
import { SupportButton } from '../../features/support/button/index.ts';
import { CHAT_PANEL } from '../areas.ts';

/** The way to the customer service; it stands in the header, where it covers nothing. */
export const Support = () => createElement(SupportButton, { Panel: CHAT_PANEL.Part });
