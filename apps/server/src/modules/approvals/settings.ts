import { defineSettings, whole } from '../settings/index.ts';

export const approvalSettings = defineSettings('approvals', ['security', 'administrator'], {
  /** For how long a proposal can be approved. */
  proposalHours: whole(24, 'hours', { least: 1, most: 168 }),
});
