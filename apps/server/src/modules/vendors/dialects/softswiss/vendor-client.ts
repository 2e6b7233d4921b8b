import { catalogue, languageOfCode } from '@hintha/contract';
import { softswiss } from '@hintha/vendor-protocol';
import type { ListedGame } from '../../../catalogue/index.ts';
import type { RoundProof, RoundRequest } from '../../proofs/round-proof.ts';
import type {
  GameList,
  LaunchRequest,
  TransferOutcome,
  TransferWalletClient,
  VendorAccess,
  VendorAnswer,
  VendorClient,
} from '../../vendor-client.ts';

const peerOf = ({ integration, ownKey, attemptMs, fetch }: VendorAccess): softswiss.Peer => ({
  baseUrl: integration.vendorUrl,
  token: ownKey(),
  ...(attemptMs === undefined ? {} : { attemptMs }),
  ...(fetch === undefined ? {} : { fetch }),
});

const toAnswer = <Reply, Value>(
  answer: softswiss.Answer<Reply>,
  toValue: (reply: Reply) => Value,
): VendorAnswer<Value> => {
  if (answer.kind === 'ok') return { kind: 'ok', value: toValue(answer.reply) };
  return answer.kind === 'refused' ? { kind: 'refused', code: answer.apiCode } : { kind: 'unknown' };
};

export const openClient = (access: VendorAccess): VendorClient => {
  const client = softswiss.createLaunchClient(peerOf(access));
  const { casinoId, currency } = access.integration;
  return {
    launch: async (request) =>
      toAnswer(
        await client.real({ casino_id: casinoId, ...toLaunch(request, currency) }),
        ({ launch_url }) => launch_url,
      ),
    listGames: () => listGames(client, casinoId),
    prover: {
      read: async (round) => toAnswer(await client.proof(toProofRequest(round, casinoId)), toProof),
      reveal: async (round) => toAnswer(await client.reveal(toProofRequest(round, casinoId)), toProof),
    },
  };
};

const toProofRequest = ({ account, roundId }: RoundRequest, casinoId: string) => ({
  casino_id: casinoId,
  account_id: account,
  round_id: roundId,
});

const toProof = ({ client_seed, server_seed, ...proof }: softswiss.RoundProofReply): RoundProof => ({
  ...proof,
  clientSeed: client_seed,
  serverSeed: server_seed,
});

const toLaunch = (request: LaunchRequest, currency: string) => {
  const { account, gameId, device, language, ip, maxBet, fromTransferWallet } = request;
  return {
    game: gameId,
    locale: language,
    ...(ip === null ? {} : { ip }),
    client_type: device,
    account: { id: account, currency, nickname: account },
    ...(fromTransferWallet ? { wallet: 'own' as const } : {}),
    ...(maxBet === null ? {} : { max_bet: maxBet }),
  };
};

/** More than anybody offers; a list that goes on beyond it does not end. */
const MOST_GAMES = 50_000;

const listGames = async (
  client: softswiss.LaunchClient,
  casinoId: string,
): Promise<VendorAnswer<GameList>> => {
  const games = new Map<string, ListedGame>();
  const problems: string[] = [];
  for (let after: string | undefined; ;) {
    const answer = await client.games({ casino_id: casinoId, after });
    if (answer.kind !== 'ok') return toAnswer(answer, () => ({ games: [], problems }));
    const { games: listed, problems: invalid, next } = answer.reply;
    const known = games.size;
    for (const game of listed) games.set(game.game, games.get(game.game) ?? toListedGame(game));
    problems.push(...invalid);
    if (next === null) return { kind: 'ok', value: { games: [...games.values()], problems } };
    if (games.size === known || games.size > MOST_GAMES) throw new Error('the list of games has no end');
    after = next;
  }
};

/** A tag is the same in any case. */
const byLanguage = (names: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(names).map(([tag, name]) => [languageOfCode(tag) ?? tag, name]));

const toListedGame = (game: softswiss.ListedGame): ListedGame => ({
  vendor: game.provider,
  vendorName: game.provider_name,
  vendorEmblem: game.provider_emblem,
  code: game.game,
  category: game.category,
  names: byLanguage(game.names),
  title: game.title,
  classify: game.classification,
  minBet: game.min_bet,
  lines: game.lines,
  subject: game.theme.subject,
  palette: game.theme.palette,
  hot: game.hot,
  releasedAt: new Date(game.released_at),
  maxBet: game.max_bet,
  rtpPpm: game.rtp_ppm,
  volatility: game.volatility,
  // A word that no filter knows is passed over.
  features: catalogue.GAME_FEATURES.filter((feature) => game.features.includes(feature)),
});

export const openTransferWallet = (access: VendorAccess): TransferWalletClient => {
  const client = softswiss.createTransferClient(peerOf(access));
  const { casinoId: casino_id, currency } = access.integration;
  const playerOf = (account: string) => ({ casino_id, account_id: account, currency });
  return {
    transfer: async ({ account, transferId: transfer_id, direction, amount }) =>
      toAnswer(await client.transfer({ ...playerOf(account), transfer_id, direction, amount }), toOutcome),
    fence: async ({ account, transferId: transfer_id }) =>
      toAnswer(await client.status({ ...playerOf(account), transfer_id, fence: true }), toFenced),
    readBalance: async (account) =>
      toAnswer(await client.balance(playerOf(account)), ({ balance }) => balance),
    readRounds: async (after) =>
      toAnswer(await client.feed({ casino_id, after: Number(after) }), ({ rounds }) => rounds.map(toRound)),
  };
};

const toOutcome = ({ state, reason, balance }: softswiss.TransferReply): TransferOutcome => {
  if (state === 'done') return { state, balance };
  return { state: reason === 'fenced' ? 'not_arrived' : 'insufficient_funds', balance };
};

const toFenced = ({ state, balance }: softswiss.StatusReply): TransferOutcome => {
  if (state === 'done') return { state, balance };
  return { state: state === 'unknown' ? 'not_arrived' : 'insufficient_funds', balance };
};

const toRound = (round: softswiss.PlayedRound) => ({
  position: BigInt(round.position),
  account: round.account_id,
  currency: round.currency,
  roundId: round.round_id,
  gameId: round.game_id,
  stake: round.stake,
  payout: round.payout,
  finishedAt: new Date(round.finished_at),
});
