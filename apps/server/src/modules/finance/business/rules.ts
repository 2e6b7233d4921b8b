/** The gross gaming revenue: what was staked less what came back of it. */
export const gamingOf = ({ stake, payout }: { stake: bigint; payout: bigint }): bigint => stake - payout;
