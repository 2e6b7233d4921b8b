import { createElement, Fragment } from 'react';
import { Footer } from '../../features/footer/index.ts';
import { SupportButton } from '../../features/support/button/index.ts';
import { CHAT_PANEL } from '../areas.ts';

/** What stands below every page, and the way to the customer service over it. */
export const PageEnd = () =>
  createElement(
    Fragment,
    null,
    createElement(Footer),
    createElement(SupportButton, { Panel: CHAT_PANEL.Part }),
  );
