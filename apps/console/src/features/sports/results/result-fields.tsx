import type { SportsEvent } from '../use-events.ts';
import { EsportsFields } from './esports-fields.tsx';
import { FootballFields } from './football-fields.tsx';
import type { TypedResult } from './use-typed-result.ts';

interface Props {
  readonly event: SportsEvent;
  readonly typed: TypedResult;
  readonly onChange: (typed: TypedResult) => void;
}

/** The fields of a result, by the sport. */
export const ResultFields = ({ event, typed, onChange }: Props) =>
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
