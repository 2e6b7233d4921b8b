import type { SportsEvent } from '../use-events.ts';
import { EsportsFields } from './esports-fields.tsx';
import { FootballFields } from './football-fields.tsx';
import { OutrightFields } from './outright-fields.tsx';
import type { TypedResult } from './use-typed-result.ts';

interface Props {
  readonly event: SportsEvent;
  readonly typed: TypedResult;
  readonly onChange: (typed: TypedResult) => void;
}

/** The fields of a result, by the sport or for who won a season. */
export const ResultFields = ({ event, typed, onChange }: Props) =>
  event.outright === null ? (
    <MatchFields event={event} typed={typed} onChange={onChange} />
  ) : (
    <OutrightFields
      outright={event.outright}
      typed={typed.outright}
      onChange={(outright) => onChange({ ...typed, outright })}
    />
  );

const MatchFields = ({ event, typed, onChange }: Props) =>
  event.sport === 'football' ? (
    <FootballFields
      event={event}
      typed={typed.football}
      onChange={(football) => onChange({ ...typed, football })}
    />
  ) : (
    <EsportsFields
      event={event}
      typed={typed.esports}
      onChange={(esports) => onChange({ ...typed, esports })}
    />
  );
