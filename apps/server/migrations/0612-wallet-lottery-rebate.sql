-- What a member gets back of lottery bets below the own prize mode: a share that is due, and no bonus that is budgeted.
alter type wallet_kind add value 'LOTT_REBATE_SELF';
