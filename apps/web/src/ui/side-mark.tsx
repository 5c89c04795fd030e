/** The sign of a side: the first is a blue circle, the second an orange diamond, so that colour is never needed to tell them apart. */
export const SideMark = ({ seat, size = 14 }: { readonly seat: number; readonly size?: number }) => (
  <svg aria-hidden="true" width={size} height={size} viewBox="0 0 16 16" style={{ flex: 'none', display: 'inline-block' }}>
    {seat % 2 === 0 ? <circle cx="8" cy="8" r="7" fill="var(--side-a)" /> : <path d="M8 0l8 8-8 8-8-8z" fill="var(--side-b)" />}
  </svg>
);
