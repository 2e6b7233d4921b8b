import { access } from '@hintha/contract';
import { serveVisitor, type Served } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { sendRegisterCode } from './send-register-code.ts';

export const codeRoutes = (house: House): Served[] => [
  serveVisitor(access.sendRegisterCode, async ({ body, ip, language }) => ({
    expiredMinutes: await sendRegisterCode(house, body, { ip, language }),
  })),
];
