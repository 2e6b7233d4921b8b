// The page reads its language as it is loaded, and asks again for what depends on it when it changes.
localStorage.setItem('lang', 'EN');
// What a page still asks after its test has ended reaches nobody.
globalThis.fetch = async () => {
  throw new TypeError('no network');
};
