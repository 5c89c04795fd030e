import type { AlphaChapter } from '../../chapter.ts';
import { type TrackingFacts, trackingFacts } from './facts.ts';
import { rangeTrackingPast } from './past.ts';
import { trackingRules } from './tracking.ts';

/** Targeting gear that is tuned for a range. */
export const rangeTracking: AlphaChapter<{ event: keyof TrackingFacts }> = {
  name: 'range-tracking',
  rules: trackingRules,
  events: trackingFacts,
  patches: rangeTrackingPast,
};
