import { Button } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow, useServerNow } from '../../../shared/clock.ts';
import { explain } from '../../../shared/explain.ts';
import { formatMoney } from '../../../shared/format/format.ts';
import { ChoiceChips } from '../../../shared/parts/choice-chips.tsx';
import { Drawer } from '../../../shared/parts/drawer.tsx';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import styles from './tickets.module.css';
import { type Offer, PARTS, type Part, useCashOut } from './use-cash-out.ts';
import type { Ticket } from './use-tickets.ts';

/** What is paid for a ticket before it is decided. */
export const CashOut = ({ ticket }: { ticket: Ticket }) => {
  const { t } = useTranslation('sports');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="soft" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('tickets.cashOut')}
      </Button>
      {isOpen && (
        <Drawer
          title={t('tickets.cashOutTitle', { id: ticket.id })}
          closeLabel={t('tickets.close')}
          onClose={() => setOpen(false)}
        >
          <Choose ticket={ticket} onDone={() => setOpen(false)} />
        </Drawer>
      )}
    </>
  );
};

const Choose = ({ ticket, onDone }: { ticket: Ticket; onDone: () => void }) => {
  const { t } = useTranslation('sports');
  const { part, choose, offer, isAsking, error, renew, take, isTaking } = useCashOut(ticket, onDone);
  const nameOf = (one: Part) => (one === 100 ? t('tickets.whole') : t('tickets.part', { part: one }));
  return (
    <div className={styles.cashOut}>
      <ChoiceChips
        label={t('tickets.parts')}
        choices={PARTS.map((one) => ({ value: String(one), name: nameOf(one) }))}
        chosen={String(part)}
        onChoose={(value) => choose(PARTS.find((one) => String(one) === value) ?? 100)}
      />
      <div role="alert">{error !== null && <p className={styles.rejection}>{explain(error)}</p>}</div>
      {offer === undefined ? (
        <Button wide loading={isAsking} onClick={renew}>
          {t('tickets.newOffer')}
        </Button>
      ) : (
        <Offered offer={offer} isTaking={isTaking} onTake={take} onRenew={renew} isAsking={isAsking} />
      )}
    </div>
  );
};

interface OfferedProps {
  offer: Offer;
  isTaking: boolean;
  isAsking: boolean;
  onTake: () => void;
  onRenew: () => void;
}

const Offered = ({ offer, isTaking, isAsking, onTake, onRenew }: OfferedProps) => {
  const { t } = useTranslation('sports');
  const symbol = useCurrencySymbol();
  useServerNow(250);
  const { paid, soldStake, expiresAt, countsForTurnover, delaySeconds, askedAt } = offer;
  const left = Math.max(0, expiresAt - serverNow());
  const share = Math.round((100 * left) / Math.max(1, expiresAt - askedAt));
  const isOver = left === 0 && !isTaking;
  return (
    <>
      <p className={styles.offer} data-over={isOver || undefined}>
        <span>{t('tickets.offer')}</span>
        <b className="num">{formatMoney(paid, symbol)}</b>
        <small>{t('tickets.forStake', { stake: formatMoney(soldStake, symbol) })}</small>
        <i className={styles.left} style={{ inlineSize: `${share}%` }} />
      </p>
      <p className={styles.text} role="timer">
        {isOver ? t('tickets.offerOver') : t('tickets.offerLasts', { seconds: Math.ceil(left / 1000) })}
      </p>
      {!countsForTurnover && <p className={styles.text}>{t('tickets.noTurnover')}</p>}
      {delaySeconds > 0 && <p className={styles.text}>{t('tickets.delayed', { seconds: delaySeconds })}</p>}
      {isOver ? (
        <Button look="gold" wide large loading={isAsking} onClick={onRenew}>
          {t('tickets.newOffer')}
        </Button>
      ) : (
        <Button look="gold" wide large loading={isTaking} onClick={onTake}>
          {t('tickets.take', { amount: formatMoney(paid, symbol) })}
        </Button>
      )}
    </>
  );
};
