import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { paths } from '~/site/paths.ts';
import control from '~/ui/control.module.css';
import { cx } from '~/ui/cx.ts';
import styles from './dashboard-search.module.css';

/**
 * Searches for an appointment (DASH-05, C-70): Enter opens the appointments with the text as their
 * search.
 */
export function DashboardSearch() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const open = (event: FormEvent) => {
    event.preventDefault();
    const searched = text.trim();
    const search = searched ? `?${new URLSearchParams({ search: searched })}` : '';
    setText('');
    void navigate(paths.appointments + search);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: Enter must submit this form, which <search> does not do
    <form role="search" className={styles.search} onSubmit={open}>
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
        onChange={({ target }) => setText(target.value)}
        className={cx(control.control, styles.input)}
      />
    </form>
  );
}
