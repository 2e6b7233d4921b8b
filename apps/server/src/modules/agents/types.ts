/** A code of an agent, and how many came by it. */
export interface Link {
  code: string;
  createdAt: Date;
  joined: number;
}

/** How many stand below an agent, at any depth and right below, and how many of them are new. */
export interface Team {
  members: number;
  direct: number;
  joined: number;
  joinedDirect: number;
}
