import { TEXT_LIMITS } from '#shared/limits.ts';
import { useServicesQuery } from '~/graphql/generated/operations/services.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { type DirectoryFilters, filterLabels } from './directory-search-params.ts';
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
  const isKnownMode = businessTypes.some(([value]) => value === filters.serviceMode);
  return (
    <>
      <TextField
        name="search"
        label={filterLabels.search}
        type="search"
        placeholder="Name or skill"
        maxLength={TEXT_LIMITS.search}
        value={filters.search}
        onChange={(event) => onChange({ search: event.target.value })}
      />
      <TextField
        name="specialization"
        label={filterLabels.specialism}
        placeholder="For example brakes"
        maxLength={TEXT_LIMITS.search}
        value={filters.specialism}
        onChange={(event) => onChange({ specialism: event.target.value })}
      />
      <TextField
        name="location"
        label={filterLabels.location}
        placeholder="Town or area"
        maxLength={TEXT_LIMITS.search}
        value={filters.location}
        onChange={(event) => onChange({ location: event.target.value })}
      />
      <SelectField
        name="serviceType"
        label={filterLabels.serviceName}
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
        label={filterLabels.serviceMode}
        value={filters.serviceMode}
        onChange={(event) => onChange({ serviceMode: event.target.value })}
      >
        <option value="">Any</option>
        {!isKnownMode && filters.serviceMode && <option>{filters.serviceMode}</option>}
        {businessTypes.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </>
  );
}
