// The lobby in one world, whose games and vendors are moved from one journey to the next.
import './lobby/slots.ts';
import './lobby/lists.ts';
