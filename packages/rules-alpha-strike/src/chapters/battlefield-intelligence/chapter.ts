import { literal, record } from '@sortie/kernel';
import type { AlphaChapter } from '../../chapter.ts';
import { point } from '../../read.ts';
import { onlyOwn } from '../../view.ts';
import { brief, briefingRules, plot } from './briefing.ts';
import { comebackRules } from './comeback.ts';
import { type IntelligenceFacts, intelligenceFacts } from './facts.ts';
import { intelligenceRules } from './intelligence.ts';

/** Who knows more, and what that is worth. */
export const battlefieldIntelligence: AlphaChapter<{ command: 'plot'; duty: 'brief'; event: keyof IntelligenceFacts }> = {
  name: 'battlefield-intelligence',
  rules: [...intelligenceRules, ...briefingRules, ...comebackRules],
  commands: { plot: { read: record({ type: literal('plot'), at: point }), perform: plot } },
  duties: { brief },
  events: intelligenceFacts,
  conceal: (state, seat) => {
    if (!state.plotted) return state;
    const { plotted, ...rest } = state;
    return plotted[seat]?.length ? { ...rest, plotted: onlyOwn(plotted, seat) } : rest;
  },
};
