/** The mark: a hex with something leaving it. */
export const Brand = ({ size = 28 }: { readonly size?: number }) => (
  <svg aria-hidden="true" width={size} height={size} viewBox="0 0 512 512">
    <path d="M158 86h196l98 170-98 170H158L60 256z" fill="none" stroke="var(--brass)" strokeWidth="28" strokeLinejoin="round" />
    <path d="M256 132l92 206-92-54-92 54z" fill="var(--brass)" />
  </svg>
);
