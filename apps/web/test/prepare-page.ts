import { configure } from '@testing-library/dom';
import { vi } from 'vitest';
import { leavePageAtEnd } from './leave-page.ts';

// A machine that others use too is now and then three times as slow; what never comes is told after this.
configure({ asyncUtilTimeout: 60_000 });
// Every file has a page of its own, in a process that others share: what the page keeps in its modules begins anew.
vi.resetModules();
leavePageAtEnd();
history.replaceState(null, '', '/');
document.body.replaceChildren();
sessionStorage.clear();
localStorage.clear();
// The page reads its language as it is loaded, and asks again for what depends on it when it changes.
localStorage.setItem('lang', 'EN');
// What a page still asks after its test has ended reaches nobody.
globalThis.fetch = async () => {
  throw new TypeError('no network');
};
