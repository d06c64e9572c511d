import type { ServiceSlug } from '~/site/service-slug.ts';
import art from './art.module.css';
import { LazyDrawing } from './lazy-drawing.tsx';
import { ScenePanel } from './scene-panel.tsx';
import { SCENE_TINTS } from './service-scene.tsx';
import styles from './sheet-lettering.module.css';

interface CheckSheetProps {
  slug: ServiceSlug;
  /** The lines on the sheet, two or three words each. */
  lines: readonly string[];
  label: string;
}

/** Half holes along the top edge, as if torn from a pad. */
const PAPER = `M0 4${'a5 5 0 0 0 10 0h4'.repeat(12)}a5 5 0 0 0 10 0V172H0z`;

/** A pinned sheet with ticked boxes beside the service's tools: what a specialist checks first. */
export function CheckSheet({ slug, lines, label }: CheckSheetProps) {
  return (
    <ScenePanel tint={SCENE_TINTS[slug]} label={label}>
      <LazyDrawing set="check-tools" name={slug} />
      <g transform="translate(130 16) rotate(1.6)">
        <path d="M5 9h178v168H5z" className={art.shadow} />
        <path d={PAPER} fill="var(--draw-white)" />
        <text x="16" y="35" className={styles.heading}>
          Checked first
        </text>
        <path d="M16 44h146" strokeWidth="2.5" />
        {lines.map((line, index) => (
          <g key={line} transform={`translate(16 ${68 + index * 29})`}>
            <rect y="-13" width="16" height="16" rx="2" strokeWidth="2" />
            <path d="M3-6l5 6L18-15" stroke="var(--draw-leaf)" strokeWidth="3.5" />
            <text x="26" className={styles.line}>
              {line}
            </text>
            {index < lines.length - 1 && <path d="M0 10h146" strokeWidth="1" strokeDasharray="3 4" />}
          </g>
        ))}
        <circle cx="89" cy="6" r="8" fill="var(--draw-red)" />
        <path d="M89 6v.1" strokeWidth="5" />
      </g>
    </ScenePanel>
  );
}
