/** What a lottery is called, by language; where one is missing the English name stands in. */
type Names = Record<string, string> & { readonly en: string };

const named = (en: string, my: string, others: Readonly<Record<string, string>> = {}): Names => ({
  en,
  my,
  ...others,
});

/** Provinces of Vietnam as they write themselves. */
const PROVINCE_NAMES: Readonly<Record<string, string>> = {
  HCM: 'TP. Hồ Chí Minh',
  DONG_THAP: 'Đồng Tháp',
  CA_MAU: 'Cà Mau',
  BEN_TRE: 'Bến Tre',
  VUNG_TAU: 'Vũng Tàu',
  BAC_LIEU: 'Bạc Liêu',
  DONG_NAI: 'Đồng Nai',
  CAN_THO: 'Cần Thơ',
  SOC_TRANG: 'Sóc Trăng',
  TAY_NINH: 'Tây Ninh',
  AN_GIANG: 'An Giang',
  BINH_THUAN: 'Bình Thuận',
  VINH_LONG: 'Vĩnh Long',
  BINH_DUONG: 'Bình Dương',
  TRA_VINH: 'Trà Vinh',
  LONG_AN: 'Long An',
  BINH_PHUOC: 'Bình Phước',
  HAU_GIANG: 'Hậu Giang',
  TIEN_GIANG: 'Tiền Giang',
  KIEN_GIANG: 'Kiên Giang',
  DA_LAT: 'Đà Lạt',
  HUE: 'Huế',
  PHU_YEN: 'Phú Yên',
  DAK_LAK: 'Đắk Lắk',
  QUANG_NAM: 'Quảng Nam',
  DA_NANG: 'Đà Nẵng',
  KHANH_HOA: 'Khánh Hòa',
  BINH_DINH: 'Bình Định',
  QUANG_TRI: 'Quảng Trị',
  QUANG_BINH: 'Quảng Bình',
  GIA_LAI: 'Gia Lai',
  NINH_THUAN: 'Ninh Thuận',
  QUANG_NGAI: 'Quảng Ngãi',
  DAK_NONG: 'Đắk Nông',
  KON_TUM: 'Kon Tum',
};

const GAME_NAMES: Readonly<Record<string, Names>> = {
  MM2D: named('Myanmar 2D', 'မြန်မာ 2D', {
    zh: '缅甸 2D',
    th: 'พม่า 2D',
    vi: 'Myanmar 2D',
    ja: 'ミャンマー2D',
  }),
  MM3D: named('Myanmar 3D', 'မြန်မာ 3D', {
    zh: '缅甸 3D',
    th: 'พม่า 3D',
    vi: 'Myanmar 3D',
    ja: 'ミャンマー3D',
  }),
  TH_GLO: named('Thai lottery', 'ထိုင်းထီ', { th: 'สลากกินแบ่งรัฐบาล', zh: '泰国政府彩票', vi: 'Xổ số Thái Lan' }),
  VN_MB: named('Vietnam north', 'ဗီယက်နမ် မြောက်ပိုင်း', { vi: 'Xổ số miền Bắc', zh: '越南北部' }),
  SSC_1M: named('Five digits, every minute', 'ဂဏန်းငါးလုံး ၁ မိနစ်', { zh: '一分时时彩' }),
  '11X5_1M': named('11 choose 5, every minute', '11 ရွေး 5 ၁ မိနစ်', { zh: '一分11选5' }),
  PK10_1M: named('Racing ten, every minute', 'ပြိုင်ကား ၁၀ စီး ၁ မိနစ်', { zh: '一分PK10' }),
  SSC_5M: named('Five digits, every 5 minutes', 'ဂဏန်းငါးလုံး ၅ မိနစ်', { zh: '五分时时彩' }),
  '11X5_5M': named('11 choose 5, every 5 minutes', '11 ရွေး 5 ၅ မိနစ်', { zh: '五分11选5' }),
  PK10_5M: named('Racing ten, every 5 minutes', 'ပြိုင်ကား ၁၀ စီး ၅ မိနစ်', { zh: '五分PK10' }),
  LHC_5M: named('Mark six, every 5 minutes', 'ဘောလုံး ၄၉ လုံး ၅ မိနစ်', { zh: '五分六合彩' }),
  E_SSC: named('Swift five digits', 'အမြန် ဂဏန်းငါးလုံး', { zh: '极速时时彩' }),
  E_11X5: named('Swift 11 choose 5', 'အမြန် 11 ရွေး 5', { zh: '极速11选5' }),
  E_PK10: named('Swift racing ten', 'အမြန် ပြိုင်ကား ၁၀ စီး', { zh: '极速PK10' }),
  E_VN: named('Swift Vietnam', 'အမြန် ဗီယက်နမ်', { vi: 'Siêu tốc 27 giải', zh: '极速越南彩' }),
  E_LHC: named('Swift mark six', 'အမြန် ဘောလုံး ၄၉ လုံး', { zh: '极速六合彩' }),
  E_3D_INSTANT: named('Instant 3D', 'ချက်ချင်း 3D', { zh: '即开3D' }),
  FC3D: named('Welfare 3D', 'တရုတ် 3D', { zh: '福彩3D' }),
  PL3: named('Lineup 3', 'တရုတ် PL3', { zh: '排列三' }),
  PL5: named('Lineup 5', 'တရုတ် PL5', { zh: '排列五' }),
  LHC_HK: named('Hong Kong mark six', 'ဟောင်ကောင် ဘောလုံး ၄၉ လုံး', { zh: '香港六合彩' }),
};

/** The four vendors that lotteries stand under in the lobby, called there as in the lotteries' own menu. */
const VENDOR_NAMES: Readonly<Record<string, Names>> = {
  TCG_SEA: named('Myanmar and neighbours', 'မြန်မာနှင့် အိမ်နီးချင်း', {
    zh: '缅甸与邻国',
    th: 'พม่าและเพื่อนบ้าน',
    vi: 'Myanmar và láng giềng',
    id: 'Myanmar dan tetangga',
    fil: 'Myanmar at mga kalapit',
    ja: 'ミャンマーと近隣',
  }),
  TCG_LOTTO_VN: named('Minute lotteries', 'မိနစ်ထီ', {
    zh: '分分彩',
    th: 'หวยรายนาที',
    vi: 'Xổ số từng phút',
    id: 'Lotre tiap menit',
    fil: 'Loterya bawat minuto',
    ja: '毎分宝くじ',
  }),
  ELOTT: named('Swift lotteries', 'အမြန်ထီ', {
    zh: '极速彩',
    th: 'หวยด่วน',
    vi: 'Xổ số siêu tốc',
    id: 'Lotre kilat',
    fil: 'Mabilis na loterya',
    ja: 'スピード宝くじ',
  }),
  LOTT: named('Official lotteries', 'တရားဝင်ထီ', {
    zh: '官方彩',
    th: 'หวยทางการ',
    vi: 'Xổ số chính thức',
    id: 'Lotre resmi',
    fil: 'Opisyal na loterya',
    ja: '公式宝くじ',
  }),
};

export const vendorNamesOf = (vendor: string): Names => VENDOR_NAMES[vendor] ?? { en: vendor };

const PROVINCE = /^VN_M[NT]_/;

/** As the world writes a name of Vietnam, in letters that every font has. */
const toPlainLetters = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('Đ', 'D').replaceAll('đ', 'd');

/** The names of a lottery of the operator's list, by its code. */
export const namesOf = (code: string): Names => {
  const known = GAME_NAMES[code];
  if (known !== undefined) return known;
  const vi = PROVINCE_NAMES[code.replace(PROVINCE, '')] ?? code;
  const abroad = toPlainLetters(vi).replace(/^TP\. (.+)$/, '$1 City');
  return { en: abroad, my: abroad, vi };
};
