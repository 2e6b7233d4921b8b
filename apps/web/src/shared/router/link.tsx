import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router';
import { isPlainTap } from './is-plain-tap.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
}

/** A link to a page of this site, which the page goes to without loading anew. */
export const Link = ({ to, onClick, ...rest }: LinkProps) => {
  const navigate = useNavigate();
  const onTap = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainTap(event)) return;
    event.preventDefault();
    const { pathname, search } = window.location;
    void navigate(to, { replace: to === pathname + search });
  };
  return <a {...rest} href={useHref(to)} onClick={onTap} />;
};
