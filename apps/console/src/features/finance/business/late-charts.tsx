import { lazy } from 'react';
import { loadPart } from '../../../shared/load-part.ts';

const load = () => loadPart(() => import('./charts/index.ts'));

/** The charts as they come when the first of them is shown. */
export const LateLineChart = lazy(async () => ({ default: (await load()).LineChart }));
export const LateBarChart = lazy(async () => ({ default: (await load()).BarChart }));
