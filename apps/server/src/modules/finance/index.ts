/** Reports on the money that moved, corrections by hand, and breaks found by reconciliation. */
export { adjustmentAction } from './propose-adjustment.ts';
