import { type Database, transaction } from '@hintha/platform';
import { insertNotification } from '@hintha/server/src/modules/notifications/store.ts';

interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}

/** The mail stands in the outbox, whatever is in it; answers its id. */
export const givenNotification = (db: Database, mail: Mail): Promise<bigint> =>
  transaction(db, (tx) =>
    insertNotification(tx, { ...mail, channel: 'mail', template: 'loginCode' }, new Date()),
  );
