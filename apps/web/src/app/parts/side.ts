import { createElement } from 'react';
import { Sidebar } from '../../features/sidebar/index.ts';
import { SideCodes } from '../../features/side-codes/index.ts';

/** The side menu of wide screens, with the codes of the apps at its foot. */
export const Side = () => createElement(Sidebar, { codes: createElement(SideCodes) });
