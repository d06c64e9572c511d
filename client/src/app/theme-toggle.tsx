import { Monitor, Moon, Sun } from 'lucide-react';
import { writeStored } from '~/lib/storage.ts';
import { createStore } from '~/lib/store.ts';
import { useStore } from '~/lib/use-store.ts';
import { InertUntilInteractive } from '~/ui/inert-until-interactive.tsx';
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

/** `system` follows the device. */
type Theme = 'system' | 'light' | 'dark';

/** Also in public/before-paint.js, which reads it before the first paint. */
const KEY = 'theme';

const theme = createStore<Theme>(globalThis.document ? appliedTheme() : 'system');

/** The theme that before-paint.js has set. */
function appliedTheme(): Theme {
  const applied = document.documentElement.dataset.theme;
  return applied === 'light' || applied === 'dark' ? applied : 'system';
}

function setTheme(selected: Theme): void {
  if (selected === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = selected;
  // Without storage, the theme lasts until the page is left.
  writeStored('local', KEY, selected);
  theme.set(selected);
}

function useTheme(): Theme {
  return useStore(theme, 'system');
}
