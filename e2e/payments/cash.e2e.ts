// Money in and out, in one world.
import './cash/deposit.ts';
import './cash/withdraw.ts';
