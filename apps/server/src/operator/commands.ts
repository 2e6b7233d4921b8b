import type { OperatorContext } from './operator-context.ts';
import { bonus, BONUS_HELP } from './bonus.ts';
import { credit, CREDIT_HELP } from './credit.ts';
import { flag, FLAG_HELP } from './flag.ts';
import { limitStake, LIMIT_STAKE_HELP } from './limit-stake.ts';
import { maintenance, MAINTENANCE_HELP } from './maintenance.ts';
import { network, NETWORK_HELP } from './network.ts';
import { prizeMode, PRIZE_MODE_HELP } from './prize-mode.ts';
import { pushKeys, PUSH_KEYS_HELP } from './push-keys.ts';
import { registerField, REGISTER_FIELD_HELP } from './register-field.ts';
import { rotateKey, ROTATE_KEY_HELP } from './rotate-key.ts';
import { setting, SETTING_HELP } from './setting.ts';
import {
  CREATE_ADMINISTRATOR_HELP,
  createFirstAdministrator,
  RESET_STAFF_HELP,
  resetOneOfStaff,
} from './staff.ts';

interface Command {
  help: string;
  run(ctx: OperatorContext, options: string[]): Promise<string>;
}

/** What the operator can do from the command line. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  credit: { help: CREDIT_HELP, run: credit },
  'limit-stake': { help: LIMIT_STAKE_HELP, run: limitStake },
  'prize-mode': { help: PRIZE_MODE_HELP, run: prizeMode },
  maintenance: { help: MAINTENANCE_HELP, run: maintenance },
  setting: { help: SETTING_HELP, run: setting },
  'register-field': { help: REGISTER_FIELD_HELP, run: registerField },
  flag: { help: FLAG_HELP, run: flag },
  bonus: { help: BONUS_HELP, run: bonus },
  network: { help: NETWORK_HELP, run: network },
  'rotate-key': { help: ROTATE_KEY_HELP, run: rotateKey },
  'push-keys': { help: PUSH_KEYS_HELP, run: pushKeys },
  'create-administrator': { help: CREATE_ADMINISTRATOR_HELP, run: createFirstAdministrator },
  'reset-staff': { help: RESET_STAFF_HELP, run: resetOneOfStaff },
};

export const HELP = `npm run operator -- COMMAND [options]

${Object.values(COMMANDS)
  .map(({ help }) => help)
  .join('\n\n')}`;
