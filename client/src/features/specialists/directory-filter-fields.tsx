import { useServicesQuery } from '~/graphql/generated/operations/services.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import type { DirectoryFilters } from './directory-state.ts';

interface DirectoryFilterFieldsProps {
  filters: DirectoryFilters;
  onChange: (change: Partial<DirectoryFilters>) => void;
}

/** What the legacy host calls a business type, in the customer's words. */
const businessTypes: [value: string, words: string][] = [
  ['workshop', 'Workshop'],
  ['travel', 'Travels to you'],
  ['both', 'Workshop and travel'],
];

/** The five filters (DIR-05). */
export function DirectoryFilterFields({ filters, onChange }: DirectoryFilterFieldsProps) {
  const { data } = useServicesQuery();
  const services = data?.services ?? [];
  const known = services.some(({ name }) => name === filters.serviceName);
  return (
    <>
      <TextField
        name="search"
        label="Search"
        type="search"
        placeholder="Name or skill"
        value={filters.search}
        onChange={(event) => onChange({ search: event.target.value })}
      />
      <TextField
        name="specialization"
        label="Specialism"
        placeholder="For example brakes"
        value={filters.specialism}
        onChange={(event) => onChange({ specialism: event.target.value })}
      />
      <TextField
        name="location"
        label="Location"
        placeholder="Town or area"
        value={filters.location}
        onChange={(event) => onChange({ location: event.target.value })}
      />
      <SelectField
        name="serviceType"
        label="Service type"
        value={filters.serviceName}
        onChange={(event) => onChange({ serviceName: event.target.value })}
      >
        <option value="">All services</option>
        {!known && filters.serviceName && <option>{filters.serviceName}</option>}
        {services.map(({ id, name }) => (
          <option key={id}>{name}</option>
        ))}
      </SelectField>
      <SelectField
        name="businessType"
        label="Business type"
        value={filters.serviceMode}
        onChange={(event) => onChange({ serviceMode: event.target.value })}
      >
        <option value="">Any</option>
        {businessTypes.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
    </>
  );
}
