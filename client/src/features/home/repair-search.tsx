import { ArrowRight } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { serviceSummaries } from '~/content/service-summaries.ts';
import type { pages } from '~/site/pages.ts';
import { paths } from '~/site/paths.ts';
import { Button } from '~/ui/button.tsx';
import control from '~/ui/control.module.css';
import styles from './repair-search.module.css';

/** What the form asks, by the directory's names of the two filters. */
const names = { what: 'search', where: 'location' } as const satisfies Record<
  string,
  (typeof pages.specialists.params)[number]
>;

/** What needs fixing and where, which leads to the directory. The browser can send it by itself. */
export function RepairSearch() {
  const navigate = useNavigate();
  const search = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      const text = String(value).trim();
      if (text) params.set(name, text);
    }
    void navigate({ pathname: paths.specialists, search: params.toString() });
  };
  return (
    <search aria-label="Find a specialist">
      <form action={paths.specialists} noValidate className={styles.form} onSubmit={search}>
        <label className={styles.field}>
          What needs fixing?
          <input
            type="search"
            name={names.what}
            list="repairs"
            placeholder="For example brakes"
            autoComplete="off"
            enterKeyHint="search"
            dir="auto"
            className={control.control}
          />
        </label>
        <datalist id="repairs">
          {Object.values(serviceSummaries).map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <label className={styles.field}>
          Where?
          <input
            type="text"
            name={names.where}
            placeholder="Town or postcode"
            autoComplete="postal-code"
            enterKeyHint="search"
            dir="auto"
            className={control.control}
          />
        </label>
        <Button type="submit" variant="plate" iconEnd={<ArrowRight aria-hidden />}>
          Search
        </Button>
      </form>
    </search>
  );
}
