// A first visit and a look through the lobby, in one world.
import './visit/first-visit.ts';
import './visit/lobby-order.ts';
