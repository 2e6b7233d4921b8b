import { contribute } from '@hintha/platform';
import type { AppModule } from '../../app-module.ts';
import { SETTING_GROUPS } from '../settings/index.ts';
import { lotterySettings } from './settings.ts';

export const lotteryModule: AppModule = {
  name: 'lottery',
  contributions: [contribute(SETTING_GROUPS, lotterySettings)],
};
