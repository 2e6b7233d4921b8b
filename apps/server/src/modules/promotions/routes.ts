import { promotions } from '@hintha/contract';
import {
  type Cookies,
  serve,
  type Served,
  type ServedToStaff,
  serveUpload,
  serveVisitor,
} from '@hintha/platform';
import type { House } from '../../house.ts';
import { deviceOf } from '../identity/index.ts';
import { deviceSign, type FindSigns, keepSign } from '../protection/index.ts';
import { activityRoutes } from './activities/routes.ts';
import { applyForBonus } from './applications/apply-for-bonus.ts';
import { applicationRoutes } from './applications/routes.ts';
import { toApplicationView } from './applications/views.ts';
import { claimBonus } from './bonuses/claim-bonus.ts';
import { listBonuses } from './bonuses/list-bonuses.ts';
import { listOffers } from './offers/list-offers.ts';
import { listPromotions } from './offers/list-promotions.ts';
import { rewardRoutes } from './rewards/routes.ts';
import { toBonusView, toOfferView, toPromotionView } from './views.ts';

/** By what the person behind a call is known again; the device is kept for what comes without a call. */
const signsOfCall = async (
  house: House,
  findSigns: FindSigns,
  { accountId, ip, cookies }: { accountId: bigint; ip: string; cookies: Cookies },
): Promise<string[]> => {
  const device = deviceSign(deviceOf(house, cookies));
  await keepSign(house, accountId, device);
  return [`ip:${ip}`, device, ...(await findSigns(accountId))];
};

export const routes = (house: House, findSigns: FindSigns): Served[] => [
  serve(promotions.listBonuses, async ({ caller, query }) => {
    const { pageNo: no, pageSize: size, posting } = query;
    const { bonuses, total } = await listBonuses(house.db, caller.accountId, { no, size, posting });
    return { list: bonuses.map(toBonusView), total, totalPages: Math.ceil(total / query.pageSize) };
  }),
  serve(promotions.claimBonus, async ({ caller: { accountId }, params, body, ip, cookies }) => {
    const signs = await signsOfCall(house, findSigns, { accountId, ip, cookies });
    return toBonusView(await claimBonus(house, { accountId, signs, ...params, ...body }));
  }),
  serveUpload(promotions.applyForBonus, async ({ caller: { accountId }, body, ip, cookies, files }) => {
    const signs = await signsOfCall(house, findSigns, { accountId, ip, cookies });
    return toApplicationView(await applyForBonus(house, { ...body, accountId, signs, pictures: files }));
  }),
  serve(promotions.listOffers, async ({ caller: { accountId }, ip, cookies }) => {
    const signs = await signsOfCall(house, findSigns, { accountId, ip, cookies });
    return { list: (await listOffers(house, { accountId, signs })).map(toOfferView) };
  }),
  serveVisitor(promotions.listPromotions, async () => ({
    list: (await listPromotions(house.db)).map(toPromotionView),
  })),
  ...activityRoutes(house, (call) => signsOfCall(house, findSigns, call)),
  ...rewardRoutes(house),
];

/** The calls of the staff. */
export const consoleRoutes = (house: House): ServedToStaff[] => applicationRoutes(house);
