import { createElement } from 'react';
import { Footer } from '../../features/footer/index.ts';

/** What stands below every page. */
export const PageEnd = () => createElement(Footer);
