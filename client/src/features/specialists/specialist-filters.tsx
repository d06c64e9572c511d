import type { SpecialistSort } from '~/graphql/generated/graphql.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import styles from './specialist-filters.module.css';

const sorts: [value: SpecialistSort, label: string][] = [
  ['RATING', 'Rating'],
  ['PRICE_LOW', 'Price: low to high'],
  ['PRICE_HIGH', 'Price: high to low'],
  ['EXPERIENCE', 'Experience'],
  ['SOONEST', 'Soonest available'],
];

interface SpecialistFiltersProps {
  search: string;
  setSearch: (search: string) => void;
  certifiedBy: string;
  setCertifiedBy: (company: string) => void;
  companies: readonly string[];
  sort: SpecialistSort | null;
  setSort: (sort: SpecialistSort | null) => void;
}

export function SpecialistFilters(props: SpecialistFiltersProps) {
  const { search, setSearch, certifiedBy, setCertifiedBy, companies, sort, setSort } = props;
  return (
    <search className={styles.filters}>
      <TextField
        label="Search"
        type="search"
        placeholder="Name or expertise"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <SelectField label="Certified by" value={certifiedBy} onChange={(event) => setCertifiedBy(event.target.value)}>
        <option value="">Any company</option>
        {companies.map((company) => (
          <option key={company}>{company}</option>
        ))}
      </SelectField>
      <SelectField
        label="Sort by"
        value={sort ?? ''}
        onChange={(event) => setSort(sorts.find(([value]) => value === event.target.value)?.[0] ?? null)}
      >
        <option value="">As listed</option>
        {sorts.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </search>
  );
}
