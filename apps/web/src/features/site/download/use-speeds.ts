import { useEffect, useState } from 'react';
import type { SiteRoute } from '../../../shared/site/routes-of.ts';
import { fastestFirst, type Measured } from './fastest-first.ts';
import { measureSpeed } from './measure-speed.ts';

/** The addresses, measured one after another so that they do not slow each other down. */
export const useSpeeds = (routes: readonly SiteRoute[]): readonly Measured[] => {
  const [speeds, setSpeeds] = useState<Readonly<Record<string, number | null>>>({});
  const domains = routes.map(({ domain }) => domain).join(' ');
  useEffect(() => {
    let gone = false;
    const measure = async () => {
      for (const domain of domains.split(' ')) {
        if (gone || domain === '') return;
        const speed = await measureSpeed(domain);
        setSpeeds((known) => ({ ...known, [domain]: speed }));
      }
    };
    void measure();
    return () => {
      gone = true;
    };
  }, [domains]);
  return fastestFirst(
    routes.map(({ domain, speed }) => ({
      domain,
      speed: domain in speeds ? (speeds[domain] ?? null) : speed,
    })),
  );
};
