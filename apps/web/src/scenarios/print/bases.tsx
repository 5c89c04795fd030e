import { figureSizes } from '@sortie/rules-impact';
import { useT } from '../../i18n/index.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRST'];
const DRONES = ['D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'D7', 'D8', 'D9', 'S1', 'S2', 'S3', 'S4'];

/** Discs with letters for both sides, and markers for drones, in millimetres. */
export function Bases() {
  const t = useT();
  const { letterBase, base } = figureSizes();
  return (
    <>
      {['a', 'b'].map(side => (
        <section key={side} className="print-discs" aria-label={t('Letters A to T')}>
          {LETTERS.map(letter => (
            <Disc key={letter} label={letter} across={letterBase} side={side} />
          ))}
        </section>
      ))}
      <section className="print-discs" aria-label={t('Markers for drones')}>
        {DRONES.map(label => (
          <Disc key={label} label={label} across={letterBase} side="none" />
        ))}
      </section>
      <section className="print-discs" aria-label={t('Feet of flight stands')}>
        {Array.from({ length: 10 }, (_, i) => `${i}`).map(key => (
          <Disc key={key} label="" across={base} side="none" />
        ))}
      </section>
    </>
  );
}

const Disc = ({ label, across, side }: { readonly label: string; readonly across: number; readonly side: string }) => (
  <svg className="print-disc" data-side={side} width={`${across}mm`} height={`${across}mm`} viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10" r="9.5" />
    <text x="10" y="14" textAnchor="middle" fontSize={label.length > 1 ? 8 : 12}>
      {label}
    </text>
  </svg>
);
