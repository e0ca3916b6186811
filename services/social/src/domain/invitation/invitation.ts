/** A link with which an owner lets one other cook collaborate. */
export interface Invitation {
  id: number;
  ownerId: string;
  /** The owner's address when it was made; empty where the login names none. */
  inviterEmail: string;
  /** Random; with the secret of the service it makes the code. */
  seed: string;
  /** SHA-256 of the code, hexadecimal: what is kept does not open anything. */
  codeHash: string;
  createdAt: Date;
  expiresAt: Date;
  /** Who accepted it; null also where that cook has been erased since. */
  usedBy: string | null;
  usedByEmail: string;
  usedAt: Date | null;
  revokedAt: Date | null;
  /** How its owner last sent it; null where that is not known. */
  sentBy: InvitationChannel | null;
}

/** A way to send an invitation: `share` is the share sheet of a device. */
export type InvitationChannel = 'whatsapp' | 'sms' | 'email' | 'copy' | 'share';

export type InvitationStatus = 'pending' | 'accepted' | 'revoked' | 'expired';

/** How an invitation stands at a moment. */
export function statusOf(
  { usedAt, revokedAt, expiresAt }: Pick<Invitation, 'usedAt' | 'revokedAt' | 'expiresAt'>,
  now: Date,
): InvitationStatus {
  if (usedAt) return 'accepted';
  if (revokedAt) return 'revoked';
  return expiresAt <= now ? 'expired' : 'pending';
}
