/** A cook, the collaborator, may see and change what belongs to another, the owner. */
export interface Collaboration {
  id: number;
  ownerId: string;
  collaboratorId: string;
  createdAt: Date;
}

/** How many may collaborate with one owner, and with how many owners one may: each side is listed whole. */
export const MOST_COLLABORATIONS = 100;
