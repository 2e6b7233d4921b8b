import type { Payment } from './book.ts';
import { TEXTS, type Language } from './texts/texts.ts';

/** Whom the money of this machine goes to. */
const BRAND = 'Hintha';

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
<p class="to">${words.to}</p>
<p class="brand">${BRAND}</p>
<p class="amount">${escape(groupThousands(payment.amount))} <span>${escape(payment.currency)}</span></p>
<p class="small">${words.order} ${escape(payment.orderNo)}<br>${words.play}</p>
${rest}
<p class="small"><a href="?${escape(otherLanguage(state))}">${words.other}</a></p>`;
  return page(state.language, body);
};

/** `1234567.00` as people read it: `1,234,567.00`. */
const groupThousands = (amount: string): string => amount.replaceAll(/\B(?=(?:\d{3})+\.)/g, ',');

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
  other.set('language', language === 'en' ? 'my' : 'en');
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
