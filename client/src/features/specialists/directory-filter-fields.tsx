import { TEXT_LIMITS } from '#shared/limits.ts';
import { useServicesQuery } from '~/graphql/generated/operations/services.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import type { DirectoryFilters } from './directory-search-params.ts';
import { serviceModeLabels } from './specialist-labels.ts';

interface DirectoryFilterFieldsProps {
  filters: DirectoryFilters;
  onChange: (change: Partial<DirectoryFilters>) => void;
}

/** The values of the legacy host, with their labels. */
const businessTypes: [value: string, label: string][] = [
  ['workshop', serviceModeLabels.WORKSHOP],
  ['travel', serviceModeLabels.TRAVEL],
  ['both', serviceModeLabels.BOTH],
];

/** The five filters (DIR-05). */
export function DirectoryFilterFields({ filters, onChange }: DirectoryFilterFieldsProps) {
  const { data } = useServicesQuery();
  const services = data?.services ?? [];
  const isListed = services.some(({ name }) => name === filters.serviceName);
  return (
    <>
      <TextField
        name="search"
        label="Search"
        type="search"
        placeholder="Name or skill"
        maxLength={TEXT_LIMITS.search}
        value={filters.search}
        onChange={(event) => onChange({ search: event.target.value })}
      />
      <TextField
        name="specialization"
        label="Specialism"
        placeholder="For example brakes"
        maxLength={TEXT_LIMITS.search}
        value={filters.specialism}
        onChange={(event) => onChange({ specialism: event.target.value })}
      />
      <TextField
        name="location"
        label="Location"
        placeholder="Town or area"
        maxLength={TEXT_LIMITS.search}
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
        {!isListed && filters.serviceName && <option>{filters.serviceName}</option>}
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
        {businessTypes.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </>
  );
}
