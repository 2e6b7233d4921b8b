import {
  listen,
  openHttp,
  openMetrics,
  systemClock,
  systemRandom,
  type Http,
  type Log,
} from '@hintha/platform';
import { join } from 'node:path';
import { openBook } from './book.ts';
import type { Cashier } from './cashier.ts';
import type { Config } from './config.ts';
import { feedRates } from './feed-rates.ts';
import { type Journal, NO_JOURNAL, openJournal } from './journal.ts';
import { wordOn } from './plan-webhooks.ts';
import { sendWebhooks } from './send-webhooks.ts';
import { serveBank } from './serve-bank.ts';
import { serveCoins } from './serve-coins.ts';
import { serveOrders } from './serve-orders.ts';
import { servePaymentPages } from './serve-pages.ts';
import { servePayouts } from './serve-payouts.ts';
import { LANGUAGES } from './texts/texts.ts';

export interface CashierServer {
  readonly address: string;
  close(): Promise<void>;
}

/** A provider of payments for one machine: it opens pages, takes answers and tells the operator, all by HTTP. */
export const openCashier = async (config: Config, log: Log): Promise<CashierServer> => {
  const ending = new AbortController();
  const outside = { config, log, clock: systemClock, random: systemRandom };
  const cashier = { ...outside, book: openBook(journalOf(config)), ending: ending.signal };
  const http = await openCashierHttp(cashier);
  const address = await listen(http, config.host, config.port, 'CASHIER_PORT');
  const feeding = feedRates(cashier);
  notifyPending(cashier);
  log.info({ address }, 'ready');
  return {
    address,
    close: async () => {
      ending.abort();
      await feeding;
      await http.close();
    },
  };
};

const journalOf = ({ dataDir }: Config): Journal =>
  dataDir === null ? NO_JOURNAL : openJournal(join(dataDir, 'cashier', 'book.log'));

/** What an earlier run did not come to tell is told now; the operator takes a webhook once, however often it comes. */
const notifyPending = (cashier: Cashier): void => {
  for (const payment of cashier.book.listUnnotified())
    sendWebhooks(cashier, payment.notifyUrl, [{ afterMs: 0, word: wordOn(payment) }], () =>
      cashier.book.markNotified(payment.token),
    );
};

/** The cashier without a port. */
export const openCashierHttp = async (cashier: Cashier): Promise<Http> => {
  const http = await openHttp({
    log: cashier.log,
    metrics: openMetrics(),
    translate: (_language, code) => code,
    languages: LANGUAGES,
    trustedProxies: [],
    metricsAccess: cashier.config.metricsAccess,
    contentSecurity: {
      defaultSrc: ["'none'"],
      styleSrc: ["'self'"],
      fontSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
  });
  serveOrders(http, cashier);
  servePayouts(http, cashier);
  servePaymentPages(http, cashier);
  serveBank(http, cashier);
  serveCoins(http, cashier);
  return http;
};
