/** Work that time or a use case sets off, leased in PostgreSQL. */
export { openJobs, prepareJobs, toSchedule, type Job, type Jobs } from './open-jobs.ts';
export { listQueued, queueJob, queueJobLater } from './queue-job.ts';
