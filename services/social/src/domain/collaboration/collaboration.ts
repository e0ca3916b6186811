/** A cook, the collaborator, may see and change what belongs to another, the owner. */
export interface Collaboration {
  /** That of the invitation it began with: an invitation begins one, however often that is tried. */
  id: number;
  ownerId: string;
  collaboratorId: string;
  createdAt: Date;
}

/** Somebody who has signed in. */
export interface Cook {
  id: string;
  email: string;
}

/** How many may collaborate with one owner, and with how many owners one may: each side is listed whole. */
export const MOST_COLLABORATIONS = 100;

/** What services are told of one. */
export const collaborationRef = ({ id, ownerId, collaboratorId }: Collaboration) => ({
  collaborationId: id,
  ownerId,
  collaboratorId,
});
