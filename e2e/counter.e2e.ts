// What members and staff do together, in one world; the site is shut for a while at the end.
import './promotions/promotions.ts';
import './support/support.ts';
