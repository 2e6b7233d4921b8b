import { hub88 } from '@hintha/vendor-protocol';
import assert from 'node:assert/strict';
import type { VendorAccess, VendorAnswer, VendorClient } from '../../vendor-client.ts';
import { toListedGames } from './list-games.ts';
import { COUNTRY } from './wallet-calls.ts';

const toAnswer = <Reply, Value>(
  answer: hub88.Answer<Reply, string>,
  toValue: (reply: Reply) => Value,
): VendorAnswer<Value> => {
  if (answer.kind === 'ok') return { kind: 'ok', value: toValue(answer.reply) };
  return answer.kind === 'refused' ? { kind: 'refused', code: answer.code } : { kind: 'unknown' };
};

const connect = ({ integration, ownKey, attemptMs, fetch }: VendorAccess): hub88.VendorClient => {
  const privateKey = hub88.parsePrivateKey(ownKey());
  assert(privateKey !== 'not_a_key', `${integration.code}: what is stored is no RSA key to sign with`);
  return hub88.createVendorClient({
    baseUrl: integration.vendorUrl,
    privateKey,
    operatorId: Number(integration.casinoId),
    ...(attemptMs === undefined ? {} : { attemptMs }),
    ...(fetch === undefined ? {} : { fetch }),
  });
};

/** The dialect has no place for a largest bet at a launch; it is looked at when the bet comes. */
export const openClient = (access: VendorAccess): VendorClient => {
  const client = connect(access);
  const { currency } = access.integration;
  return {
    launch: async ({ account, gameId, device, language, ip, session, siteUrl }) => {
      assert(session !== null, 'a game is launched in a session');
      const answer = await client.launch({
        user: account,
        token: session,
        game_code: gameId,
        currency,
        country: COUNTRY,
        platform: device === 'mobile' ? 'GPL_MOBILE' : 'GPL_DESKTOP',
        lang: language,
        lobby_url: siteUrl,
        ip,
      });
      return toAnswer(answer, ({ url }) => url);
    },
    prover: null,
    listGames: async () =>
      toAnswer(await client.games(), ({ games, problems }) => ({
        games: toListedGames(games, COUNTRY),
        problems,
      })),
  };
};
