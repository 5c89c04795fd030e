interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** A whole number between two bounds. */
export function Count({ label, value, least, most, onChange }: CountProps) {
  return (
    <label className="field">
      <span className="label">{label}</span>
      <input
        className="input"
        type="number"
        min={least}
        max={most}
        value={value}
        onChange={event => {
          const next = Math.round(event.target.valueAsNumber);
          if (next >= least && next <= most) onChange(next);
        }}
      />
    </label>
  );
}
