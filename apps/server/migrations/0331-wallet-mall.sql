-- What a member pays in the points mall on top of points, and what comes back when the house does not deliver.
alter type wallet_kind add value 'MALL';
alter type wallet_kind add value 'MALL_REFUND';
