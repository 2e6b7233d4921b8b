import type { Visitor } from '../browser.ts';
import { CANARY } from './payloads.ts';

export interface Watch {
  /** What no page may do: run a stored script, be kept from it by its policy alone, ask the canary, open a dialog. */
  readonly harm: string[];
  /** What stands on the page now, as a reader sees it; notes what a stored text has made of it. */
  readonly look: (where: string) => Promise<string>;
}

/** Elements and attributes that no page of ours has, and that a stored text would bring. */
const BROUGHT = [
  '[onerror]',
  '[onload]',
  '[onmouseover]',
  'a[href^="javascript:" i]',
  `[src*="${CANARY}"]`,
  `[href*="${CANARY}"]`,
  'iframe[src^="javascript:" i]',
  'body style:not([data-emotion]):not([data-mantine-styles])',
].join(',');

/** Watches every page that a visitor opens from now on. */
export const watchPage = async ({ context, page }: Visitor): Promise<Watch> => {
  const harm: string[] = [];
  await context.exposeFunction('ran', () => void harm.push('a stored script ran'));
  await context.exposeFunction('policyKept', (what: string) => void harm.push(`kept by the policy: ${what}`));
  await context.addInitScript((canary) => {
    document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) => {
      if (blockedURI.includes(canary) || ['inline', 'eval', 'javascript'].includes(blockedURI))
        (window as never as { policyKept: (what: string) => void }).policyKept(
          `${violatedDirective} ${blockedURI}`,
        );
    });
  }, CANARY);
  context.on('request', (request) => {
    if (request.url().includes(CANARY)) harm.push(`asked for ${request.url()}`);
  });
  page.on('dialog', (dialog) => {
    harm.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return {
    harm,
    look: async (where) => {
      const { brought, text } = await page.evaluate((selector) => {
        const found = [...document.querySelectorAll(selector)].map(({ outerHTML }) =>
          outerHTML.slice(0, 120),
        );
        const fields = [...document.querySelectorAll('input, textarea')].map(
          (field) => (field as HTMLInputElement).value,
        );
        return { brought: found, text: [document.body.innerText, ...fields].join('\n') };
      }, BROUGHT);
      harm.push(...brought.map((element) => `${where} has ${element}`));
      return text;
    },
  };
};
