import { has } from '../card/specials.ts';
import { type AlphaRule, core } from '../rule.ts';
import { effectRules, mpEffect } from './effects.ts';
import { tableRules } from './table.ts';

export const criticalRules: readonly AlphaRule[] = [
  core('AS-crit-trigger', {
    adds: { chances: ({ structure }) => (structure > 0 ? 1 : undefined) },
    multiplies: { chances: ({ unit }) => (unit.card.type === 'IM' ? 2 : undefined) },
    covers: ['ASC-term-critical-hit'],
  }),
  core('AS-dice-natural-12', { adds: { chances: ({ natural, structure }) => (natural === 12 && structure === 0 ? 1 : undefined) } }),
  core('AS-sua-bar', { adds: { chances: ({ unit, structure }) => (structure === 0 && has(unit, 'BAR') ? 1 : undefined) } }),
  core('AS-sua-arm', { affirms: { spared: ({ unit }) => has(unit, 'ARM') && !unit.spent.includes('ARM') } }),
  core('AS-sua-cr', {
    adds: { critical: ({ unit, by }) => (has(unit, 'CR') ? (by && has(by, 'REL') ? -1 : -2) : undefined) },
    covers: ['AS-crit-mods'],
  }),
  core('AS-sua-ira', { adds: { critical: ({ unit }) => (has(unit, 'IRA') ? 1 : undefined) }, covers: ['ASC-sua-ira-criticals'] }),
  ...effectRules,
  core('AS-crit-mp', { ...mpEffect, base: { loss: ({ inches }) => Math.min(inches, Math.max(2, Math.floor(inches / 2 + 0.5))) } }),
  core('AS-crit-mp-ce', {
    ...mpEffect,
    base: {
      loss: ({ inches }) => Math.min(inches, Math.max(2, Math.ceil(inches / 2))),
      tmmLoss: ({ tmm, by }) => (by === 'mp' || by === 'engine' ? Math.min(tmm, Math.max(1, tmm - Math.floor(tmm / 2))) : undefined),
    },
    affirms: {
      lamed: ({ unit }) => {
        const [printed, left] = [unit.card.moves[0]?.value ?? 0, unit.moves[0]?.value ?? 0];
        return 2 * left < printed;
      },
    },
    replaces: ['AS-crit-mp'],
  }),
  core('AS-crit-weapon-ce', { affirms: { fades: () => true } }),
  core('AS-crit-repeat', {
    structural: 'what a critical hit takes is never given back, and every one of a turn is settled in its End Phase',
  }),
  ...tableRules,
  core('AS-destroyed', { structural: 'who is marked as destroyed leaves the table in the End Phase', covers: ['AS-terrain-wreck'] }),
];
