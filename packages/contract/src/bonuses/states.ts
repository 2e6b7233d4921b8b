/** How a member stands to an activity: what it can do next, or how that went; and the word of the wire for it. */
export const STATE_ON_WIRE = {
  coming_soon: 'COMING_SOON',
  join: 'JOIN',
  joined: 'JOINED',
  in_progress: 'PROCESS',
  applying: 'APPLYING',
  claimable: 'CLAIM',
  due: 'DUE',
  claimed: 'CLAIMED',
  issued: 'ISSUED',
  signed: 'SIGNED',
  rejected: 'REJECTED',
  closed: 'CLOSED',
} as const;

export type OfferState = keyof typeof STATE_ON_WIRE;

/** A mission is in progress, its reward can be claimed, was claimed and is due, or has been given. */
export type MissionState = 'in_progress' | 'claimable' | 'due' | 'claimed';

/** A reward can be taken, was claimed and is due, has been taken, or its time is over. */
export type RewardState = 'claimable' | 'due' | 'claimed' | 'closed';
