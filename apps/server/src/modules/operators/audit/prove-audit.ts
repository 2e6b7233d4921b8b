import type { House } from '../../../house.ts';
import { verifyAudit } from './verify-audit.ts';

/** Looks through the whole audit and raises its voice when something is wrong with it. */
export const proveAudit = async ({ db, config, log }: House): Promise<void> => {
  const { acts, flaws } = await verifyAudit(db, config.dataDir);
  if (flaws.length > 0)
    log.error(
      { flaws: flaws.map(({ position, what }) => `${position} ${what}`), acts: String(acts) },
      'the audit was tampered with',
    );
};
