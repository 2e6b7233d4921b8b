-- A bonus that is taken back has a kind of its own, so that the books tell it from every other taking.
alter type wallet_kind add value 'BONUS_FORFEIT';
