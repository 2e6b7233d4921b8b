import type { catalogue } from '@hintha/contract';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { openModal } from '../../shared/modals.ts';
import { isPlainTap } from '../../shared/router/is-plain-tap.ts';
import { Link } from '../../shared/router/link.tsx';
import { vendorPath } from '../../shared/site/destinations.ts';
import type { Vendor } from './vendor-tabs.tsx';

interface VendorLinkProps {
  category: catalogue.Category;
  vendor: Vendor;
  className?: string | undefined;
  children: ReactNode;
}

/** The games of a vendor open over the page; a new window shows them as a lobby of their own. */
export const VendorLink = ({ category, vendor: { vendor, name }, className, children }: VendorLinkProps) => {
  const { pathname } = useLocation();
  const lobby = vendorPath(pathname, vendor);
  const showGames = (event: MouseEvent) => {
    if (!isPlainTap(event)) return;
    event.preventDefault();
    openModal({ name: 'child-games', vendor, gameType: category, title: name, lobby });
  };
  return (
    <Link to={lobby} className={className} aria-haspopup="dialog" onClick={showGames}>
      {children}
    </Link>
  );
};
