import type { catalogue } from '@hintha/contract';
import { parseFeatures, parseMinBet, parseReturn } from '../rules.ts';
import type { GameFilter } from './pick-games.ts';

/** A list as it is asked for over the wire. */
interface AskedList {
  readonly gameType: catalogue.Category;
  readonly vassalage?: string | undefined;
  readonly gameClassify?: string | undefined;
  readonly gameName?: string | undefined;
  readonly minBet?: string | undefined;
  readonly minLineNum?: number | undefined;
  readonly minReturn?: string | undefined;
  readonly volatility?: catalogue.Volatility | '' | undefined;
  readonly features?: string | undefined;
  readonly sortBy?: catalogue.GameOrder | '' | undefined;
}

export const readFilter = (asked: AskedList, language: string): GameFilter => ({
  category: asked.gameType,
  vendor: asked.vassalage ?? '',
  classify: asked.gameClassify ?? '',
  name: asked.gameName?.trim() ?? '',
  minBet: parseMinBet(asked.minBet),
  leastLines: asked.minLineNum ?? 0,
  leastReturn: parseReturn(asked.minReturn),
  volatility: asked.volatility ?? '',
  features: parseFeatures(asked.features ?? ''),
  order: asked.sortBy ?? '',
  language,
});
