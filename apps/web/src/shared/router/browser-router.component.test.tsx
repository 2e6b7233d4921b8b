import { screen } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { drawPart } from '../../../test/draw-part.tsx';
import { BrowserRouter } from './browser-router.tsx';

/** Somebody goes elsewhere while the page is drawn for the first time. */
const Hasty = () => {
  useState(() => {
    history.pushState(null, '', '/elsewhere?so=soon');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
};

test('who goes elsewhere before the page is drawn arrives there', async () => {
  await drawPart(
    <BrowserRouter>
      <Hasty />
    </BrowserRouter>,
  );
  expect(await screen.findByText('at /elsewhere?so=soon')).toBeDefined();
});
