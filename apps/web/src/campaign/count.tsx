interface CountProps {
  readonly label: string;
  readonly of: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** How many of something one unit or army has. */
export const Count = ({ label, of, value, most, onChange }: CountProps) => (
  <label className="field">
    <span className="label">{label}</span>
    <input
      className="input"
      type="number"
      inputMode="numeric"
      aria-label={`${label}: ${of}`}
      min={0}
      max={most}
      value={value}
      onChange={event => {
        const next = Math.round(event.target.valueAsNumber || 0);
        if (next >= 0 && next <= most) onChange(next);
      }}
    />
  </label>
);
