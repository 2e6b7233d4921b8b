import type { Job } from '@hintha/platform';
import type { House } from '../../house.ts';
import { depositJobs } from './deposits/jobs.ts';
import { withdrawalJobs } from './withdrawals/jobs.ts';

export const jobs = (house: House): Job[] => [...depositJobs(house), ...withdrawalJobs(house)];
