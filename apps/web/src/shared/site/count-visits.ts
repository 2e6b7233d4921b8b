interface Counted {
  dataLayer?: unknown[];
}

/** Has the visits counted under the id of the operator's Google tag. */
export const countVisits = (gtagId: string): void => {
  const page = window as Counted;
  page.dataLayer ??= [];
  const { dataLayer } = page;
  // The tag tells its commands from other entries by their being an `arguments` object.
  function gtag(..._command: unknown[]): void {
    dataLayer.push(arguments);
  }
  gtag('js', new Date());
  gtag('config', gtagId);
  const tag = document.createElement('script');
  tag.async = true;
  tag.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(gtagId)}`;
  document.head.append(tag);
};
