import { betwin, rollback } from '../../softswiss/wallet-calls.ts';
import { expectAmount, expectSame, freshId } from '../probe.ts';
import { aBet, aWin, betwinBody, movesNothing, play, reverse, rollbackBody } from './play.ts';
import { accepted, type Case, expectRefused, post } from './target.ts';

const unseen: Case = {
  name: 'the rollback of an unknown original is accepted with an empty id',
  rule: 'tombstone',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async (before) => {
      const reply = await reverse(target, [freshId('unseen')]);
      expectSame(reply.transactions[0]?.id ?? 'none', '', 'the id of a rollback that reversed nothing');
      expectAmount(reply.balance, before, 'the balance in the reply');
    }),
};

const late = (what: 'bet' | 'win'): Case => ({
  name: `a ${what} that comes after its rollback is refused with 409, every time`,
  rule: 'tombstone',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async () => {
      const round = freshId('round');
      const entry = what === 'bet' ? aBet() : aWin();
      await reverse(target, [entry.id_provider], round);
      const body = betwinBody(target, [entry], round);
      expectRefused(await post(target, betwin.path, body), '409');
      expectRefused(await post(target, betwin.path, body), '409');
    }),
});

const replayed: Case = {
  name: 'the rollback of an unknown original sent twice stays empty and forbids all the same',
  rule: 'tombstone',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async () => {
      const entry = aBet();
      const body = rollbackBody(target, [entry.id_provider]);
      for (let copy = 0; copy < 2; copy += 1) {
        const reply = accepted(rollback, await post(target, rollback.path, body));
        expectSame(reply.transactions[0]?.id ?? 'none', '', 'the id of a rollback that reversed nothing');
      }
      expectRefused(await post(target, betwin.path, betwinBody(target, [entry])), '409');
    }),
};

const halfSeen: Case = {
  name: 'a rollback of one known and one unknown original undoes the one and forbids the other',
  rule: 'tombstone',
  origin: 'published',
  steps: (target) =>
    movesNothing(target, async () => {
      const round = freshId('round');
      const [known, unknown] = [aBet(), aBet()];
      await play(target, [known], round);
      const reply = await reverse(target, [known.id_provider, unknown.id_provider], round);
      expectSame(reply.transactions[1]?.id ?? 'none', '', 'the id beside the unknown original');
      expectRefused(await post(target, betwin.path, betwinBody(target, [unknown], round)), '409');
    }),
};

export const TOMBSTONE_CASES: readonly Case[] = [unseen, late('bet'), late('win'), replayed, halfSeen];
