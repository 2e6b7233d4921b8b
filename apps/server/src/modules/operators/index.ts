/** The staff: who they are, what they may do, what takes two of them, and the record of everything they did. */
export { adjustmentDeed } from './approvals/adjustment.ts';
