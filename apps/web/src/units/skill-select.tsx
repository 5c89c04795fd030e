import { BEST_SKILL, WORST_SKILL } from '@sortie/roster';

const SKILLS = Array.from({ length: WORST_SKILL - BEST_SKILL + 1 }, (_, i) => BEST_SKILL + i);

interface Props {
  readonly skill: number;
  readonly onChange: (skill: number) => void;
  readonly label: string;
}

/** How good a crew is: 0 is the best. */
export const SkillSelect = ({ skill, onChange, label }: Props) => (
  <select className="input" aria-label={label} value={skill} onChange={event => onChange(Number(event.target.value))}>
    {SKILLS.map(one => (
      <option key={one} value={one}>
        {one}
      </option>
    ))}
  </select>
);
