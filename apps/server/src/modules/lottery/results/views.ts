import type { AdminNumeroView } from '@hintha/contract';
import { rulesOf } from '../orders/price-bet.ts';
import { gameOf } from '../settlement/publish-result.ts';
import type { Numero } from '../types.ts';
import { nameIn, toNumbers, toTimesView } from '../views.ts';
import type { Difference } from './difference-store.ts';
import type { ReadNumero } from './read-numeros.ts';
import { isDisputed } from './rules.ts';

/** How what was said of its result stands to it. */
type Doubts = Pick<AdminNumeroView, 'isDisputed' | 'differs'>;

export const toAdminNumeroView = (numero: Numero, doubts: Doubts): AdminNumeroView => {
  const game = gameOf(numero);
  return {
    id: String(numero.id),
    ...toTimesView(numero),
    names: { en: nameIn(game.code, 'en'), my: nameIn(game.code, 'my') },
    state: numero.state,
    isFirstParty: game.isFirstParty,
    tiers: rulesOf(game).tiers.map(({ code, count, width = null }) => ({ code, count, width })),
    orders: numero.orders,
    numbers: numero.result === null ? null : toNumbers(numero.result),
    version: numero.version,
    ...doubts,
    voidReason: numero.voidReason,
    finishedAt: numero.finishedAt?.getTime() ?? null,
  };
};

const toDifferenceView = ({ outcome, resolvedAt, resolvedBy, reason }: Difference) => ({
  outcome,
  at: resolvedAt?.getTime() ?? null,
  by: resolvedBy,
  reason,
});

export const toReadNumeroView = ({ numero, results, differences, correctableUntil }: ReadNumero) => {
  const differs = [...differences.values()].some(({ outcome }) => outcome === null);
  return {
    ...toAdminNumeroView(numero, { isDisputed: isDisputed(results), differs }),
    correctableUntil: correctableUntil?.getTime() ?? null,
    results: results.map(({ id, result, source, enteredBy, enteredAt }) => {
      const difference = differences.get(id);
      return {
        id: String(id),
        numbers: toNumbers(result),
        source,
        enteredBy,
        enteredAt: enteredAt.getTime(),
        difference: difference === undefined ? null : toDifferenceView(difference),
      };
    }),
  };
};
