import { Skeleton } from '@hintha/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { openModal } from '../../shared/modals.ts';
import { addressOf } from '../../shared/site/address-of.ts';
import { useSiteRoutes } from '../../shared/site/site-routes.ts';
import styles from './side-codes.module.css';

// The library behind it is larger than all of the frame, and few sites have apps.
const AppCode = lazy(async () => ({ default: (await import('../../shared/qr/app-code.tsx')).AppCode }));

/** What the systems are called at the side, in their order. */
const NAMES = { IOS: 'IOS', MOBILECONFIG: 'IOS-LITE-APP', ANDROID: 'ANDROID' } as const;
const TYPES = ['IOS', 'MOBILECONFIG', 'ANDROID'] as const;

/** The codes of the apps that there are; a tap leads to their guides. */
export const SideCodes = () => {
  const { t } = useTranslation();
  const { resources } = useSiteRoutes();
  const apps = TYPES.flatMap((type) => {
    const resource = resources.find(({ resourceType }) => resourceType.toUpperCase() === type);
    return resource === undefined ? [] : [{ type, text: addressOf(resource.qrCodeUrl || resource.url) }];
  });
  if (apps.length === 0) return null;
  return (
    <section className={styles.codes} aria-label={t('shell.getApp')}>
      <b>{t('shell.getApp')}</b>
      <ul>
        {apps.map(({ type, text }) => (
          <li key={type}>
            <button type="button" onClick={() => openModal({ name: 'download' })}>
              <Suspense fallback={<Skeleton height="64px" />}>
                <AppCode text={text} label={t('shell.codeOf', { name: NAMES[type] })} />
              </Suspense>
              <span aria-hidden>{NAMES[type]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
