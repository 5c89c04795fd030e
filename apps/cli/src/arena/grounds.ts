import type { Game, Shape, Watch } from '@sortie/kernel';

/** A game with whoever watches it. */
export interface Ground<G extends Shape> {
  readonly game: Game<G>;
  readonly watch: Watch<G>;
}

/** A ground of any game: whoever wants to use it must be able to use every one. */
export interface AnyGround {
  readonly id: string;
  use<R>(user: <G extends Shape>(ground: Ground<G>) => R): R;
}

const ground = <G extends Shape>(game: Game<G>, watch: Watch<G>): AnyGround => ({
  id: game.ruleset.id,
  use: user => user({ game, watch }),
});

const grounds: Readonly<Record<string, () => Promise<AnyGround>>> = {
  'quick-start': async () => {
    const { quickStart, quickStartWatch } = await import('@sortie/rules-quick-start');
    return ground(quickStart, quickStartWatch);
  },
  'alpha-strike': async () => {
    const { alphaStrike, alphaStrikeWatch } = await import('@sortie/rules-alpha-strike');
    return ground(alphaStrike, alphaStrikeWatch);
  },
  radar: async () => {
    const { radar, radarWatch } = await import('@sortie/rules-radar');
    return ground(radar, radarWatch);
  },
  impact: async () => {
    const { impact, impactWatch } = await import('@sortie/rules-impact');
    return ground(impact, impactWatch);
  },
};

export const groundNamed = async (id: string): Promise<AnyGround | undefined> => grounds[id.toLowerCase()]?.();
