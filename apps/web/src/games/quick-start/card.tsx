import type { Hex } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import { type Command, cardCalled, type QuickStart } from '@sortie/rules-quick-start';
import type { Interaction, Moment, PanelProps } from '../../battle/face.ts';
import { useT, word } from '../../i18n/index.ts';
import { keyOf } from './units.ts';

type ChooseCard = Extract<Command, { readonly type: 'chooseCard' }>;
type Now = Moment<QuickStart>;

interface ChoosingCard {
  /** Index into what the rules offer. */
  readonly choice: number;
}

function choicesOf({ ruleset, view, seat, book }: Now): readonly ChooseCard[] {
  const found: ChooseCard[] = [];
  for (const command of ruleset.options(view, seat, book)) if (command.type === 'chooseCard') found.push(command);
  return found;
}

const ABILITIES: Readonly<Record<string, string>> = {
  'sandblaster-lrm': word('Sandblaster (LRM)'),
  'sandblaster-srm': word('Sandblaster (SRM)'),
  'weapon-specialist-ppc': word('Weapon Specialist (PPC)'),
  'weapon-specialist-large-laser': word('Weapon Specialist (Large Laser)'),
  'weapon-specialist-medium-laser': word('Weapon Specialist (Medium Laser)'),
  'range-master': word('Range Master'),
};

function CardPanel({ moment, state, change }: PanelProps<QuickStart, ChoosingCard, Hex>) {
  const t = useT();
  const { view } = moment;
  return (
    <fieldset className="cards">
      <legend className="unseen">{t('MechWarrior cards')}</legend>
      {choicesOf(moment).map((choice, i) => {
        const card = choice.card === null ? undefined : cardCalled(choice.card);
        const unit = choice.unit === null ? undefined : view.units[choice.unit];
        return (
          <label key={`${choice.card}/${choice.unit}`} className="card-choice">
            <input type="radio" name="card" checked={state.choice === i} onChange={() => change({ state: { choice: i } })} />
            {card && unit ? (
              <span>
                <b>{card.name}</b>{' '}
                <span className="quiet">
                  {unit.sheet.name} {unit.sheet.code}
                </span>
                <br />
                {t('Gunnery {gunnery}', { gunnery: card.gunnery })}
                {card.abilities.map(ability => (
                  <span key={ability} className="chip">
                    {t(ABILITIES[ability] ?? ability)}
                  </span>
                ))}
              </span>
            ) : (
              <b>{t('No card')}</b>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}

/** A MechWarrior card for one 'Mech of the side, or none. */
export const card: Interaction<QuickStart, ChoosingCard, Hex> = {
  candidates: () => [],
  begin: () => ({ choice: 0 }),
  on(moment, { choice }, input) {
    const chosen = choicesOf(moment)[choice];
    return input.kind === 'act' && chosen ? { send: chosen } : {};
  },
  show(moment, { choice }) {
    const unit = choicesOf(moment)[choice]?.unit ?? null;
    return {
      overlays: {},
      actions: [{ id: 'take', label: tell('Take this'), look: 'primary' }],
      ...(unit !== null && { other: keyOf(unit) }),
    };
  },
  Panel: CardPanel,
};
