// Games as they are played and the money in them, in one world; the wallets are set apart at the end.
import './play/in-game.ts';
import './play/wallets.ts';
