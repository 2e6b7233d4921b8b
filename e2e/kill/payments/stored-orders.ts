import type { Database } from '@hintha/platform';

/** A deposit as it stands at the operator, and in the ledger. */
export interface StoredDeposit {
  readonly requestId: string;
  readonly orderNo: string;
  readonly state: string;
  readonly amount: bigint;
  /** What was posted for it, each posting by itself. */
  readonly posted: readonly bigint[];
}

export interface StoredPayout {
  readonly requestId: string;
  readonly withdrawalId: string;
  /** What the cashier knows it by. */
  readonly reference: string;
  readonly state: string;
  readonly amount: bigint;
  readonly fee: bigint;
  /** What was posted for the withdrawal, each posting by itself. */
  readonly posted: readonly bigint[];
}

/** Those of the run; the past that a member was given is older. */
export async function readStoredDeposits({ pool }: Database): Promise<StoredDeposit[]> {
  const { rows } = await pool.query<StoredDeposit>(
    `select d.request_id as "requestId", d.state, d.pay_amount as amount,
            'D' || to_char(d.created_at at time zone 'Asia/Yangon', 'YYYYMMDD') || lpad(d.id::text, 6, '0')
              as "orderNo",
            array(select p.amount from wallet_posting p
                  where p.wallet = d.account_id and p.source = 'payments' and p.kind = 'DEPOSIT'
                    and p.reference like 'D%' || lpad(d.id::text, 6, '0')) as posted
     from payments_deposit d where d.created_at > now() - interval '1 day'`,
  );
  return rows;
}

export async function readStoredPayouts({ pool }: Database): Promise<StoredPayout[]> {
  const { rows } = await pool.query<StoredPayout>(
    `select w.request_id as "requestId", w.id::text as "withdrawalId", 'part-' || p.id as reference, p.state,
            p.amount, p.fee,
            array(select g.amount from wallet_posting g
                  where g.wallet = w.account_id and g.source = 'payments'
                    and g.reference = 'withdrawal:' || w.id) as posted
     from payments_withdrawal w join payments_payout p on p.withdrawal_id = w.id
     where w.request_id like '%-withdrawal-%'`,
  );
  return rows;
}
