// What the operator takes bets on itself, in one world.
import './lottery.ts';
import './sports.ts';
