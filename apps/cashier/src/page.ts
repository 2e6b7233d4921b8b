import type { Payment } from './book.ts';
import { TEXTS, type Language } from './texts.ts';

export const STYLE = `
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: #f3f1ec; color: #1d2321; }
main { max-width: 26rem; margin: 8vh auto; padding: 1.5rem; background: #fff; border-radius: 12px; }
h1, h2 { font-size: 1.125rem; margin: 0 0 1rem; }
h2 { font-size: 1rem; }
.amount { font-size: 2rem; font-weight: 700; font-variant-numeric: tabular-nums; }
.small { color: #5b6360; font-size: .875rem; }
button { display: block; width: 100%; min-height: 44px; margin-top: .75rem; font: inherit; border: 1px solid #c9cec9;
  border-radius: 8px; background: #fff; cursor: pointer; }
label { display: block; margin-top: .75rem; }
input { display: block; box-sizing: border-box; width: 100%; min-height: 44px; padding: 0 .75rem; font: inherit;
  border: 1px solid #8b938f; border-radius: 8px; }
button.main { background: #0b6b4f; border-color: #0b6b4f; color: #fff; font-weight: 600; }
a { color: #0b6b4f; }
`;

export interface PageState {
  readonly language: Language;
  /** The query of the page, which its links and its form keep. */
  readonly query: URLSearchParams;
  readonly isOpen: boolean;
}

/** The page of a payment: what is to be paid, and the payer's three answers; once answered, what became of it. */
export const paymentPage = (payment: Payment, state: PageState): string => {
  const words = TEXTS[state.language];
  const rest = state.isOpen ? choices(payment, state) : outcome(payment, state);
  const body = `
<p class="amount">${escape(payment.amount)} ${escape(payment.currency)}</p>
<p class="small">${words.order} ${escape(payment.orderNo)}<br>${words.play}</p>
${rest}
<p class="small"><a href="?${escape(otherLanguage(state))}">${words.other}</a></p>`;
  return page(state.language, body);
};

export const missingPage = (language: Language): string =>
  page(language, `<p>${TEXTS[language].missing}</p>`);

const choices = ({ token }: Payment, { language, query }: PageState): string => {
  const words = TEXTS[language];
  return `<form method="post" action="/pay/${escape(token)}?${escape(String(query))}">
<button class="main" name="choice" value="pay">${words.pay}</button>
<button name="choice" value="fail">${words.fail}</button>
<button name="choice" value="cancel">${words.cancel}</button>
</form>`;
};

const outcome = (payment: Payment, { language, query }: PageState): string => {
  const words = TEXTS[language];
  const { token, status, returnUrl } = payment;
  const takeBack = `<form method="post" action="/pay/${escape(token)}?${escape(String(query))}">
<button name="choice" value="chargeback">${words.chargeback}</button>
</form>`;
  return `<p role="status">${words[status]}</p>
<p><a href="${escape(returnUrl)}">${words.back}</a></p>${status === 'SUCCESS' ? takeBack : ''}`;
};

export const otherLanguage = ({ language, query }: Pick<PageState, 'language' | 'query'>): string => {
  const other = new URLSearchParams(query);
  other.set('language', language === 'my' ? 'en' : 'my');
  return String(other);
};

export const page = (language: Language, body: string): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${TEXTS[language].title}</title>
<link rel="stylesheet" href="/cashier.css">
</head>
<body><main><h1>${TEXTS[language].title}</h1>${body}</main></body>
</html>
`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
