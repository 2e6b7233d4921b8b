import type { LotteryGame, Schedule } from './types.ts';

const HOUR = 60;
const UTC_6_30 = 6 * HOUR + 30;
const UTC_7 = 7 * HOUR;
const UTC_8 = 8 * HOUR;

const every = (seconds: number, lockSeconds: number): Schedule => ({
  kind: 'interval',
  seconds,
  lockSeconds,
});

const at = (hour: number, minute: number): number => hour * HOUR + minute;

const once = (drawsAt: number, locksAt: number) => [{ drawsAt, locksAt, suffix: '' }];

const gameOf =
  (isFirstParty: boolean) =>
  (
    code: string,
    rules: string,
    schedule: Schedule,
    by: Pick<LotteryGame, 'vendor' | 'family'>,
  ): LotteryGame => ({ code, rules, schedule, isFirstParty, ...by });

/** Drawn by the operator, and by others. */
const own = gameOf(true);
const official = gameOf(false);

const ZY = { vendor: 'TCG_LOTTO_VN', family: 'ZY' } as const;
const ELOTT = { vendor: 'ELOTT', family: 'Elott' } as const;
const LOTT = { vendor: 'LOTT', family: 'Lott' } as const;
const SEA = { vendor: 'TCG_SEA', family: 'SEA' } as const;

const [MON, TUE, WED, THU, FRI, SAT, SUN] = [1, 2, 3, 4, 5, 6, 0] as const;

const MIDDLE = once(at(17, 15), at(17, 10));
const SOUTH = once(at(16, 15), at(16, 10));

/** The provinces of a region with the days of the week on which each draws, as the calendar begins. */
const PROVINCES: readonly (readonly [region: 'MN' | 'MT', province: string, weekdays: readonly number[]])[] =
  [
    ['MN', 'HCM', [MON, SAT]],
    ['MN', 'DONG_THAP', [MON]],
    ['MN', 'CA_MAU', [MON]],
    ['MN', 'BEN_TRE', [TUE]],
    ['MN', 'VUNG_TAU', [TUE]],
    ['MN', 'BAC_LIEU', [TUE]],
    ['MN', 'DONG_NAI', [WED]],
    ['MN', 'CAN_THO', [WED]],
    ['MN', 'SOC_TRANG', [WED]],
    ['MN', 'TAY_NINH', [THU]],
    ['MN', 'AN_GIANG', [THU]],
    ['MN', 'BINH_THUAN', [THU]],
    ['MN', 'VINH_LONG', [FRI]],
    ['MN', 'BINH_DUONG', [FRI]],
    ['MN', 'TRA_VINH', [FRI]],
    ['MN', 'LONG_AN', [SAT]],
    ['MN', 'BINH_PHUOC', [SAT]],
    ['MN', 'HAU_GIANG', [SAT]],
    ['MN', 'TIEN_GIANG', [SUN]],
    ['MN', 'KIEN_GIANG', [SUN]],
    ['MN', 'DA_LAT', [SUN]],
    ['MT', 'HUE', [MON, SUN]],
    ['MT', 'PHU_YEN', [MON]],
    ['MT', 'DAK_LAK', [TUE]],
    ['MT', 'QUANG_NAM', [TUE]],
    ['MT', 'DA_NANG', [WED, SAT]],
    ['MT', 'KHANH_HOA', [WED, SUN]],
    ['MT', 'BINH_DINH', [THU]],
    ['MT', 'QUANG_TRI', [THU]],
    ['MT', 'QUANG_BINH', [THU]],
    ['MT', 'GIA_LAI', [FRI]],
    ['MT', 'NINH_THUAN', [FRI]],
    ['MT', 'QUANG_NGAI', [SAT]],
    ['MT', 'DAK_NONG', [SAT]],
    ['MT', 'KON_TUM', [SUN]],
  ];

const provinces = PROVINCES.map(([region, province, weekdays]) => {
  const draws = region === 'MN' ? SOUTH : MIDDLE;
  return official(`VN_${region}_${province}`, 'VN_MN', { kind: 'days', zone: UTC_7, weekdays, draws }, SEA);
});

/** Days on which the exchange of Bangkok trades. */
const TRADING_DAYS = [MON, TUE, WED, THU, FRI];
const GLO_DAYS = [1, 16];

/** Every game of the rule book (section 3), those of Myanmar first. */
export const LOTTERY_GAMES: readonly LotteryGame[] = [
  official(
    'MM2D',
    'MM2D',
    {
      kind: 'days',
      zone: UTC_6_30,
      weekdays: TRADING_DAYS,
      draws: [
        { drawsAt: at(12, 1), locksAt: at(11, 53), suffix: '-01' },
        { drawsAt: at(16, 30), locksAt: at(15, 53), suffix: '-02' },
      ],
    },
    SEA,
  ),
  official(
    'MM3D',
    'MM3D',
    { kind: 'days', zone: UTC_6_30, monthDays: GLO_DAYS, draws: once(at(14, 0), at(13, 30)) },
    SEA,
  ),
  official(
    'TH_GLO',
    'TH_GLO',
    { kind: 'days', zone: UTC_7, monthDays: GLO_DAYS, draws: once(at(14, 30), at(14, 0)) },
    SEA,
  ),
  official('VN_MB', 'VN_MB', { kind: 'days', zone: UTC_7, draws: once(at(18, 15), at(18, 10)) }, SEA),
  ...provinces,
  own('SSC_1M', 'SSC', every(60, 5), ZY),
  own('11X5_1M', '11X5', every(60, 5), ZY),
  own('PK10_1M', 'PK10', every(60, 5), ZY),
  own('SSC_5M', 'SSC', every(300, 10), ZY),
  own('11X5_5M', '11X5', every(300, 10), ZY),
  own('PK10_5M', 'PK10', every(300, 10), ZY),
  own('LHC_5M', 'LHC', every(300, 10), ZY),
  own('E_SSC', 'SSC', every(45, 5), ELOTT),
  own('E_11X5', '11X5', every(45, 5), ELOTT),
  own('E_PK10', 'PK10', every(45, 5), ELOTT),
  own('E_VN', 'VN_MB', every(60, 5), ELOTT),
  own('E_LHC', 'LHC', every(120, 5), ELOTT),
  own('E_3D_INSTANT', 'LF3', { kind: 'instant' }, ELOTT),
  official('FC3D', 'LF3', { kind: 'days', zone: UTC_8, draws: once(at(21, 15), at(21, 0)) }, LOTT),
  official('PL3', 'LF3', { kind: 'days', zone: UTC_8, draws: once(at(21, 25), at(21, 5)) }, LOTT),
  official('PL5', 'LF5', { kind: 'days', zone: UTC_8, draws: once(at(21, 25), at(21, 5)) }, LOTT),
  official(
    'LHC_HK',
    'LHC',
    { kind: 'days', zone: UTC_8, weekdays: [TUE, THU, SAT], draws: once(at(21, 32), at(21, 15)) },
    LOTT,
  ),
];

const BY_CODE = new Map(LOTTERY_GAMES.map((game) => [game.code, game]));

export const lotteryGame = (code: string): LotteryGame | undefined => BY_CODE.get(code);
