import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { type ListedGame, putGames } from '../catalogue/index.ts';
import { categoryOf, gameOf, SOURCE } from './rules.ts';
import type { Sport } from './types.ts';

/** The day on which the book came into the lobby. */
const RELEASED = new Date('2026-11-26T00:00:00Z');
const LEAST_BET = money(500_00n);

const NAMES: Readonly<Record<Sport, Record<string, string>>> = {
  football: {
    en: 'Football',
    my: 'ဘောလုံး',
    ja: 'サッカー',
    vi: 'Bóng đá',
    fil: 'Football',
    id: 'Sepak bola',
    th: 'ฟุตบอล',
    zh: '足球',
  },
  esports: {
    en: 'Esports matches',
    my: 'အီးစပို့တ် ပွဲများ',
    ja: 'eスポーツ',
    vi: 'Trận thể thao điện tử',
    fil: 'Mga laban sa esports',
    id: 'Pertandingan esports',
    th: 'แมตช์อีสปอร์ต',
    zh: '电竞赛事',
  },
};

const VENDORS: Readonly<Record<Sport, Pick<ListedGame, 'vendor' | 'vendorName' | 'vendorEmblem'>>> = {
  football: { vendor: 'HINTHASPORTS', vendorName: 'Hintha Sports', vendorEmblem: 'ball' },
  esports: { vendor: 'TF', vendorName: 'TF Esports', vendorEmblem: 'gamepad' },
};

const toListed = (sport: Sport): ListedGame => ({
  ...VENDORS[sport],
  code: gameOf(sport),
  category: categoryOf(sport),
  names: NAMES[sport],
  title: NAMES[sport].en ?? sport,
  classify: null,
  minBet: LEAST_BET,
  lines: 1,
  subject: VENDORS[sport].vendorEmblem,
  palette: '',
  hot: true,
  releasedAt: RELEASED,
});

/** Puts the operator's book into the lobby. */
export const listGames = ({ db }: Pick<AppContext, 'db'>): Promise<void> =>
  transaction(db, async (tx) => {
    await putGames(tx, SOURCE, [toListed('football'), toListed('esports')]);
  });
