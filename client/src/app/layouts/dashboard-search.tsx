import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { normaliseLine } from '#shared/plain-text.ts';
import { useIsInteractive } from '~/lib/use-is-interactive.ts';
import { paths } from '~/site/paths.ts';
import { cleaning } from '~/ui/clean-input.ts';
import control from '~/ui/control.module.css';
import { cx } from '~/ui/cx.ts';
import styles from './dashboard-search.module.css';

/**
 * Searches the appointments: Enter opens their page with the text as its search (DASH-05, C-70).
 */
export function DashboardSearch() {
  const navigate = useNavigate();
  // In the frame that the server sends, what is typed would be lost.
  const isInteractive = useIsInteractive();
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const search = normaliseLine(text);
    const query = search ? `?${new URLSearchParams({ search })}` : '';
    setText('');
    void navigate(paths.appointments + query);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: Enter must submit this form, which <search> can't do
    <form role="search" className={styles.search} onSubmit={submit} inert={!isInteractive}>
      <Search aria-hidden className={styles.icon} />
      <input
        type="search"
        name="search"
        aria-label="Search your appointments"
        placeholder="Search appointments"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={TEXT_LIMITS.search}
        value={text}
        {...cleaning({ onChange: ({ target }) => setText(target.value) })}
        className={cx(control.control, styles.input)}
      />
    </form>
  );
}
