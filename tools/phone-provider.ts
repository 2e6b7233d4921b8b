import { parseArgs } from 'node:util';
import { openPhoneStand } from './phone-provider/phone-stand.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '8090' }, audience: { type: 'string', default: 'hintha' } },
});

const stand = await openPhoneStand({ port: Number(values.port), audience: values.audience });
process.stdout.write(`A stand-in for the phone provider is at ${stand.url}; start the site with\n`);
process.stdout.write(`PHONE_PROVIDER_URL=${stand.url} PHONE_PROVIDER_AUDIENCE=${values.audience}\n`);
