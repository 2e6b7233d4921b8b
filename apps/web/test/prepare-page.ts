import { configure } from '@testing-library/dom';

// A machine that others use too is now and then three times as slow; what never comes is told after this.
configure({ asyncUtilTimeout: 60_000 });
// The page reads its language as it is loaded, and asks again for what depends on it when it changes.
localStorage.setItem('lang', 'EN');
// What a page still asks after its test has ended reaches nobody.
globalThis.fetch = async () => {
  throw new TypeError('no network');
};
