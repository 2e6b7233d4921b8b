import { addMoney, money, negateMoney } from '@hintha/money';
import { bet as betCall, win as winCall } from '../../hub88/wallet-calls.ts';
import { expectAmount, freshId } from '../probe.ts';
import { bet, betBody, movesBy, movesNothing, reverse, STAKE, unseen, win, winBody } from './play.ts';
import { accepted, expectError, expectShort, post, type Case } from './target.ts';

const NOTHING = money(0n);

const takesAndPays: Case = {
  name: 'a bet takes, a win pays, and each reply carries the balance',
  rule: 'play',
  origin: 'published',
  steps: (target) =>
    movesBy(target, money(37n), async (before) => {
      const stake = await bet(target);
      expectAmount(stake.reply.balance, addMoney(before, negateMoney(STAKE)), 'the balance after a bet');
      const { reply } = await win(target, winBody(target, stake, money(137n)));
      expectAmount(reply.balance, addMoney(before, money(37n)), 'the balance after a win');
    }),
};

const severalInARound: Case = {
  name: 'two bets of one round and two wins on one of them all move',
  rule: 'play',
  origin: 'recommended',
  steps: (target) =>
    movesBy(target, money(-77n), async () => {
      const stake = await bet(target);
      await bet(target, betBody(target, STAKE, stake.round));
      await win(target, winBody(target, stake, money(23n)));
      await win(target, winBody(target, stake));
    }),
};

const orphan: Case = {
  name: 'a win on an unknown bet is answered with TRANSACTION_DOES_NOT_EXIST',
  rule: 'play',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async () => {
      const body = winBody(target, unseen());
      for (let copy = 0; copy < 2; copy += 1)
        expectError(await post(target, winCall.path, body), 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
    }),
};

const orphanFirst: Case = {
  name: 'a win that came before its bet is paid once its bet has come',
  rule: 'play',
  origin: 'recommended',
  steps: (target) =>
    movesNothing(target, async () => {
      const stake = betBody(target);
      const prize = winBody(target, stake);
      expectError(await post(target, winCall.path, prize), 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
      await bet(target, stake);
      await win(target, prize);
    }),
};

const tooMuch: Case = {
  name: 'a bet above the balance is answered with NOT_ENOUGH_MONEY and the real balance',
  rule: 'funds',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async (before) => {
      const body = betBody(target, addMoney(before, money(1n)));
      expectShort(await post(target, betCall.path, body), before);
    }),
};

const everything: Case = {
  name: 'a bet of the whole balance is taken, and one of a hundredth more after it is not',
  rule: 'funds',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async (before) => {
      const stake = await bet(target, betBody(target, before));
      expectAmount(stake.reply.balance, NOTHING, 'the balance after everything was staked');
      expectShort(await post(target, betCall.path, betBody(target, money(1n))), NOTHING);
      await reverse(target, stake);
    }),
};

const freeBet: Case = {
  name: 'a free bet takes nothing, also above the balance, and its win is paid',
  rule: 'free',
  origin: 'published',
  steps: (target) =>
    movesBy(target, STAKE, async (before) => {
      const stake = await bet(target, { ...betBody(target, addMoney(before, STAKE)), is_free: true });
      expectAmount(stake.reply.balance, before, 'the balance after a free bet');
      await win(target, { ...winBody(target, stake), is_free: true });
    }),
};

const freeBetReversed: Case = {
  name: 'the rollback of a free bet gives nothing back',
  rule: 'free',
  origin: 'recommended',
  steps: (target) =>
    movesNothing(target, async () => {
      await reverse(target, await bet(target, { ...betBody(target), is_free: true }));
    }),
};

const promotion: Case = {
  name: 'a win of a promotion of the supplier is paid without a bet',
  rule: 'play',
  origin: 'recommended',
  steps: (target) =>
    movesBy(target, STAKE, async () => {
      const { reference_transaction_uuid: _none, ...body } = winBody(target, unseen());
      const promo = { ...body, is_supplier_promo: true };
      accepted(winCall, promo, await post(target, winCall.path, promo));
    }),
};

const closing =
  (call: 'bet' | 'win' | 'rollback'): Case['steps'] =>
  (target) =>
    movesBy(target, call === 'bet' ? negateMoney(STAKE) : NOTHING, async () => {
      const round = freshId('round');
      const stake = await bet(target, { ...betBody(target, STAKE, round), round_closed: call === 'bet' });
      if (call === 'win') await win(target, { ...winBody(target, stake), round_closed: true });
      if (call === 'rollback') await reverse(target, stake);
    });

const closes = (call: 'bet' | 'win' | 'rollback'): Case => ({
  name: `a round may be closed by a ${call}`,
  rule: 'round',
  origin: 'published',
  steps: closing(call),
});

export const PLAY_CASES: readonly Case[] = [
  takesAndPays,
  severalInARound,
  orphan,
  orphanFirst,
  tooMuch,
  everything,
  freeBet,
  freeBetReversed,
  promotion,
  closes('bet'),
  closes('win'),
  closes('rollback'),
];
