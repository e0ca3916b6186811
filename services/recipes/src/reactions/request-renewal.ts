import { announce } from '@convivio/contracts/announcement';
import type { AnalysisRenewal } from '@convivio/contracts/messages';
import type { Bus } from '@convivio/platform/bus/bus';
import { envelopeOf } from '@convivio/platform/outbox';

/** Asks for the analyses that are out of date, or for the rest of them: at the end of the queue, behind those of others. */
export const requestRenewal = (
  bus: Pick<Bus, 'publish'>,
  renewal: AnalysisRenewal,
): Promise<void> =>
  bus.publish(envelopeOf(announce('analysis-renewal.requested', renewal.ownerId, renewal)));
