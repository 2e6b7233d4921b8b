// What a member does with money and bonuses, in one world; every journey has members of its own.
import './member/deposit.ts';
import './member/withdraw.ts';
import './member/agent-centre.ts';
import './member/rewards.ts';
