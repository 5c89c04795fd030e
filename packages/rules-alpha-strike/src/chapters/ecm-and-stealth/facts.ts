import { tell } from '@sortie/kernel';
import { type Facts, ofUnit, type Parts } from '../../facts/fact.ts';
import type { UnitId } from '../../shape.ts';
import { marking, unmarking } from '../../state.ts';

/** What a suite and a cloak are set to. */
export interface EcmFacts {
  readonly eccmSwitched: { readonly unit: UnitId; readonly on: boolean };
  readonly stealthSwitched: { readonly unit: UnitId; readonly on: boolean };
}

declare module '../../shape/open.ts' {
  interface ChapterEvents extends Facts<EcmFacts> {}
  interface ChapterOrders {
    readonly eccm: true;
    readonly stealth: true;
  }
  interface ChapterDuties {
    readonly cloak: { readonly type: 'cloak' };
  }
}

export const ecmFacts: Parts<keyof EcmFacts> = {
  eccmSwitched: ofUnit({
    fold: (unit, { on }) => ({ marks: on ? marking(unit, { kind: 'eccm', until: 0 }) : unmarking(unit, 'eccm') }),
    says: ({ on }) => (on ? tell('{unit} cancels fields') : tell('{unit} projects a field')),
  }),
  stealthSwitched: ofUnit({
    fold: (unit, { on }) => ({
      marks: [...unmarking(unit, 'stealthed', 'stealthOff'), { kind: on ? 'stealthed' : 'stealthOff', until: 0 } as const],
    }),
    says: ({ on }) => (on ? tell('{unit} runs silent') : tell('{unit} drops its stealth')),
  }),
};
