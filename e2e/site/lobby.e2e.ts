// The lobby in one world, whose vendors are moved at the end.
import './lobby/slots.ts';
import './lobby/lists.ts';
import './lobby/vendors.ts';
