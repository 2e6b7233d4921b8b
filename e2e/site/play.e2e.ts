// Games as they are played, and the records of them and of the money, in one world; the wallets are set apart at the end.
import './play/in-game.ts';
import './play/on-phone.ts';
import './play/first-bet.ts';
import './play/records.ts';
import './play/wallets.ts';
