import { useSearchParams } from '../../shared/router/use-search-params.ts';
import { QueryRoot } from '../../shared/queries.tsx';
import { useSession } from '../../shared/session.ts';
import { GameFrame } from './game-frame.tsx';
import { Turnstile } from './turnstile.tsx';

/** The screen of a running game; the address says whose game and which. */
export const PlayPage = () => {
  const [query] = useSearchParams();
  const token = useSession((session) => session.token);
  const game = {
    vendor: query.get('vendor') ?? '',
    gameCode: query.get('gameCode') ?? '',
    ...optional('gameType', query.get('gameType')),
    ...optional('isGame', query.get('isGame')),
  };
  return (
    <QueryRoot>
      <Turnstile>
        <GameFrame key={`${token} ${query}`} game={game} />
      </Turnstile>
    </QueryRoot>
  );
};

const optional = <Key extends string>(key: Key, value: string | null): { [K in Key]?: string } =>
  value === null ? {} : ({ [key]: value } as { [K in Key]: string });
