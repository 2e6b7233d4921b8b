import { useLayoutEffect, useMemo, useState, startTransition, type ReactNode } from 'react';
import {
  createPath,
  NavigationType,
  parsePath,
  Router,
  type Location,
  type Navigator,
  type To,
} from 'react-router';
import { currentLocation, type Kept } from './current-location.ts';

// BrowserRouter, Link and useSearchParams of the library share a file with its forms and its server rendering, which
// a bundler cannot leave out: five of the shell's kilobytes. These three do what this site needs of them.

interface Place {
  location: Location;
  way: NavigationType;
}

const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

const createNavigator = (arrive: (way: NavigationType) => void): Navigator => {
  const enter = (write: 'pushState' | 'replaceState', to: To, state: unknown) => {
    const kept: Kept = { key: crypto.randomUUID(), state: state ?? null };
    window.history[write](kept, '', hrefOf(to));
    arrive(write === 'pushState' ? NavigationType.Push : NavigationType.Replace);
  };
  return {
    createHref: hrefOf,
    encodeLocation: (to) => ({ pathname: '', search: '', hash: '', ...parsePath(hrefOf(to)) }),
    go: (delta) => window.history.go(delta),
    push: (to, state: unknown) => enter('pushState', to, state),
    replace: (to, state: unknown) => enter('replaceState', to, state),
  };
};

/** The router of the library over the history of the browser. */
export const BrowserRouter = ({ children }: { children: ReactNode }) => {
  const [first] = useState(currentLocation);
  const [place, setPlace] = useState<Place>({ location: first, way: NavigationType.Pop });
  const [arrive] = useState(() => (way: NavigationType) => {
    const location = currentLocation();
    startTransition(() => setPlace({ location, way }));
  });
  const navigator = useMemo(() => createNavigator(arrive), [arrive]);
  useLayoutEffect(() => {
    const onPop = () => arrive(NavigationType.Pop);
    window.addEventListener('popstate', onPop);
    // Whoever went back while the page was drawn for the first time was not heard.
    if (createPath(currentLocation()) !== createPath(first)) onPop();
    return () => window.removeEventListener('popstate', onPop);
  }, [arrive, first]);
  return (
    <Router location={place.location} navigationType={place.way} navigator={navigator}>
      {children}
    </Router>
  );
};
