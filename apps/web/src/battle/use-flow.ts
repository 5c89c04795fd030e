import { type Shape, tell } from '@sortie/kernel';
import { useEffect, useRef, useState } from 'react';
import type { Action, Together, UnitCard, UnitKey } from './face.ts';
import { confirmable, type Turn } from './use-turn.ts';

/** What the screen adds to the buttons of a question: who is next, everybody at once, and a question before something is lost. */
export interface Flow {
  readonly actions: readonly Action[];
  /** Carries out a button, or asks first. */
  readonly act: (id: string) => void;
  /** What would be given away by the button that was pressed last. */
  readonly asking: Action | undefined;
  readonly back: () => void;
}

interface Options {
  readonly turn: Turn;
  readonly units: readonly UnitCard[];
  readonly choose: (unit: UnitKey) => void;
  readonly send: (command: Shape['command']) => void;
}

const NEXT = 'flow:next';
const ALL = 'flow:all';
const GROUP = 'flow:group';

/** Who has been told to answer by themselves, and how. */
interface Everybody {
  readonly question: string;
  readonly together: Together<Shape>;
}

const togetherIn = (interaction: Turn['interaction']): readonly Together<Shape>[] => {
  const all = interaction?.all;
  return all === undefined ? [] : 'next' in all ? [all] : all;
};

/** Whoever comes after the chosen unit among those who have something to do. */
function nextOf({ candidates, selected }: Turn): UnitKey | undefined {
  const at = selected === undefined ? -1 : candidates.indexOf(selected);
  const next = candidates[(at + 1) % Math.max(1, candidates.length)];
  return next === selected ? undefined : next;
}

/** Where nothing is prepared, the next unit is the thing to do. */
function nextAction(turn: Turn, units: readonly UnitCard[]): readonly Action[] {
  const next = nextOf(turn);
  if (next === undefined || confirmable(turn.shown.actions)) return [];
  const name = units.find(({ key }) => key === next)?.name ?? '';
  return [{ id: NEXT, label: tell('Next: {unit}', { unit: name }), look: 'primary' }];
}

export function useFlow({ turn, units, choose, send }: Options): Flow {
  const { interaction, moment, awaiting, candidates } = turn;
  const [asked, setAsked] = useState<{ readonly id: string; readonly of: Turn['moment']['view'] }>();
  const [everybody, setEverybody] = useState<Everybody>();
  const all = togetherIn(interaction);
  const question = awaiting?.question;
  useAnswers(turn, everybody, send, () => setEverybody(undefined));
  const together: readonly Action[] =
    awaiting && candidates.length > 1 && everybody === undefined
      ? all.map(({ label, gives }, i) => ({
          id: `${ALL}${i}`,
          label,
          ...(i === 0 && { key: 'a' }),
          ...(gives && { gives: gives(moment) }),
        }))
      : [];
  const gathered = turn.gathered.map(
    ({ label, gives }, i): Action => ({
      id: `${GROUP}${i}`,
      label,
      look: 'choice',
      ...(i === 0 && { key: 'o' }),
      ...(gives && { gives: gives(moment) }),
    }),
  );
  const actions = [...together, ...gathered, ...turn.shown.actions, ...nextAction(turn, units)];
  // Another picture, another question.
  const asking = asked && asked.of === moment.view ? actions.find(({ id }) => id === asked.id) : undefined;
  return {
    actions,
    asking,
    back: () => setAsked(undefined),
    act(id) {
      const action = actions.find(one => one.id === id);
      if (action?.gives && asking?.id !== id) {
        setAsked({ id, of: moment.view });
        return;
      }
      setAsked(undefined);
      const next = nextOf(turn);
      if (id === NEXT && next !== undefined) choose(next);
      else if (id.startsWith(ALL) || id.startsWith(GROUP)) {
        const several = id.startsWith(ALL) ? all[Number(id.slice(ALL.length))] : turn.gathered[Number(id.slice(GROUP.length))];
        if (question !== undefined && several) setEverybody({ question, together: several });
      } else turn.input({ kind: 'act', id });
    },
  };
}

/** Answers that need nobody: where there is nothing to decide, and for everybody once somebody said so. */
function useAnswers(
  { interaction, moment, awaiting }: Turn,
  everybody: Everybody | undefined,
  send: (command: Shape['command']) => void,
  stop: () => void,
): void {
  const answered = useRef<Turn['moment']['view'] | undefined>(undefined);
  const tools = useRef({ send, stop });
  tools.current = { send, stop };
  useEffect(() => {
    if (!awaiting || !interaction || answered.current === moment.view) return;
    const command = everybody ? everybody.question === awaiting.question && everybody.together.next(moment) : interaction.nothing?.(moment);
    if (command) {
      answered.current = moment.view;
      tools.current.send(command);
    } else if (everybody !== undefined) tools.current.stop();
  }, [awaiting, interaction, moment, everybody]);
}
