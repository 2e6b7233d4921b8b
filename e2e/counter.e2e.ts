// What members and staff do together, in one world.
import './promotions/promotions.ts';
import './support/support.ts';
