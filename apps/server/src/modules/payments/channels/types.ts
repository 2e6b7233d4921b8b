import type { payments } from '@hintha/contract';
import type { Money } from '@hintha/money';

export interface Channel {
  readonly id: string;
  readonly type: payments.ChannelType;
  readonly name: string;
  /** Whose numbers its transfers have, shared by all channels of one bank; its own code where none is named. */
  readonly bank?: string;
  readonly currency: string;
  readonly min: Money;
  readonly max: Money;
  /** What the member bears of a payment, in parts per million. */
  readonly feePpm: number;
  readonly timeOutMinutes: number;
  /** What the picture of a QR channel says, with {number}, {amount} and {note}; null on any other. */
  readonly qrTemplate: string | null;
  /** The provider of a REDIRECT channel; null on any other. */
  readonly provider: Provider | null;
  /** What a CRYPTO channel is paid in, and money for one coin in ten-thousandths; null on any other. */
  readonly coin?: Coin | null;
  /** What its statements and the rates of its coin are signed with; null when people tell them. */
  readonly feedSecret?: string | null;
  readonly rateSecret?: string | null;
  readonly active: boolean;
}

export interface Coin {
  readonly currency: string;
  readonly rate: bigint;
  readonly asOf?: Date | null;
}

export interface Provider {
  readonly url: string;
  readonly secret: string;
}

export interface Receiver {
  readonly name: string;
  readonly number: string;
  readonly dailyCap: Money;
}
