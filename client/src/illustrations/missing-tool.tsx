import art from './art.module.css';
import styles from './missing-tool.module.css';

const TOOLS = {
  spanner:
    'M86 22c-8 4-12 12-10 20 1 5 4 9 8 12v50c0 7 6 12 12 12s12-5 12-12V54c4-3 7-7 8-12 2-8-2-16-10-20v16l-10 5-10-5z',
  hammer: 'M62 26h44c9 0 16 5 18 12l-20-2v10h-8v70H78V46H62z',
  screwdriver: 'M84 22h24v38l-6 8v38l-6 14-6-14V68l-6-8z',
};

/**
 * A pegboard with the outline of a missing tool. It's decoration: the text beside it says what is
 * missing.
 */
export function MissingTool({ tool, className }: { tool: keyof typeof TOOLS; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 192 140" className={`${styles.board} ${className ?? ''}`} aria-hidden="true" focusable="false">
      <rect x="1.5" y="1.5" width="189" height="137" rx="10" className={styles.panel} />
      <path
        d="M16 20H190M16 40H190M16 60H190M16 80H190M16 100H190M16 120H190"
        stroke="var(--panel-green-hole)"
        className={art.holes}
      />
      <path d={TOOLS[tool]} className={styles.outline} />
    </svg>
  );
}
