import { has } from '../card/specials.ts';
import { type AlphaRule, core } from '../rule.ts';

export const criticalRules: readonly AlphaRule[] = [
  core('AS-crit-trigger', {
    adds: { chances: ({ structure, unit }) => (structure > 0 ? (unit.card.type === 'IM' ? 2 : 1) : undefined) },
    covers: ['ASC-term-critical-hit'],
  }),
  core('AS-dice-natural-12', { adds: { chances: ({ natural, structure }) => (natural === 12 && structure === 0 ? 1 : undefined) } }),
  core('AS-sua-bar', { adds: { chances: ({ unit, structure }) => (structure === 0 && has(unit, 'BAR') ? 1 : undefined) } }),
  core('AS-sua-arm'),
  core('AS-sua-cr', {
    adds: { critical: ({ unit, by }) => (has(unit, 'CR') ? (by && has(by, 'REL') ? -1 : -2) : undefined) },
    covers: ['AS-crit-mods'],
  }),
  core('AS-sua-ira', { adds: { critical: ({ unit }) => (has(unit, 'IRA') ? 1 : undefined) }, covers: ['ASC-sua-ira-criticals'] }),
  core('AS-crit-na'),
  core('AS-crit-ammo', { covers: ['AS-sua-case', 'AS-sua-caseii', 'AS-sua-ene', 'AS-sua-casep', 'ASC-sua-casep'] }),
  core('AS-crit-crew-killed'),
  core('AS-crit-unit-destroyed'),
  core('AS-crit-crew-stunned'),
  core('AS-crit-engine-mech', {
    adds: { heat: ({ unit }) => (unit.engineHits > 0 && !has(unit, 'EE') && !has(unit, 'FC') ? 1 : undefined) },
  }),
  core('AS-crit-engine-vee'),
  core('AS-crit-mp', { base: { loss: ({ inches }) => Math.min(inches, Math.max(2, Math.floor(inches / 2 + 0.5))) } }),
  core('AS-crit-mp-ce', {
    base: {
      loss: ({ inches }) => Math.min(inches, Math.max(2, Math.ceil(inches / 2))),
      tmmLoss: ({ tmm, by }) => (by === 'mp' || by === 'engine' ? Math.min(tmm, Math.max(1, tmm - Math.floor(tmm / 2))) : undefined),
    },
    replaces: ['AS-crit-mp'],
  }),
  core('AS-crit-weapon'),
  core('AS-crit-weapon-ce', { base: { wear: () => 1 } }),
  core('AS-crit-repeat'),
  core('AS-tbl-critical-mech'),
  core('AS-tbl-critical-proto'),
  core('AS-tbl-critical-vehicle'),
  core('AS-destroyed', { covers: ['AS-terrain-wreck'] }),
];
