// What the operator takes bets on itself, in one world.
import './lottery.ts';
import './favourites.ts';
import './sports.ts';
