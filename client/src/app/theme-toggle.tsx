import { Monitor, Moon, Sun } from 'lucide-react';
import { InertUntilInteractive } from '~/ui/inert-until-interactive.tsx';
import { setTheme, type Theme, useTheme } from './theme.ts';
import styles from './theme-toggle.module.css';

const options: { theme: Theme; label: string; Icon: typeof Sun }[] = [
  { theme: 'system', label: 'System', Icon: Monitor },
  { theme: 'light', label: 'Light', Icon: Sun },
  { theme: 'dark', label: 'Dark', Icon: Moon },
];

export function ThemeToggle() {
  const selected = useTheme();
  return (
    <InertUntilInteractive>
      <fieldset className={styles.toggle} data-needs-script>
        <legend className={styles.legend}>Colours</legend>
        <div className={styles.options}>
          {options.map(({ theme, label, Icon }) => (
            <label key={theme} className={styles.option}>
              <input
                type="radio"
                name="theme"
                value={theme}
                checked={selected === theme}
                onChange={() => setTheme(theme)}
                className="visually-hidden"
              />
              <Icon aria-hidden />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    </InertUntilInteractive>
  );
}
