import { TEXT_LIMITS } from '#shared/limits.ts';
import type { SpecialistSort } from '~/graphql/generated/graphql.ts';
import { useServicesQuery } from '~/graphql/generated/operations/services.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { type DirectoryFilters, filterLabels, sorts } from './directory-search-params.ts';
import { FreeOnField } from './free-on-field.tsx';
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

/** What most people look for: a skill, a location and a day, and the order of the list. */
export function MainFilterFields({ filters, onChange, sorts: offered }: DirectoryFilterFieldsProps & SortProps) {
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
        name="location"
        label={filterLabels.location}
        placeholder="Town or postcode"
        maxLength={TEXT_LIMITS.search}
        value={filters.location}
        onChange={(event) => onChange({ location: event.target.value })}
      />
      <FreeOnField name="freeOn" value={filters.freeOn} onChange={(freeOn) => onChange({ freeOn })} />
      <SortField filters={filters} onChange={onChange} sorts={offered} />
    </>
  );
}

interface SortProps {
  /** Those that the list can have. */
  sorts: readonly SpecialistSort[];
}

/** The order of the list, if it can have another than the host's. */
export function SortField({ filters, onChange, sorts: offered }: DirectoryFilterFieldsProps & SortProps) {
  const choices = Object.entries(sorts).filter(([param, { sort }]) => offered.includes(sort) || param === filters.sort);
  if (choices.length === 0) return null;
  return (
    <SelectField
      name="sort"
      label="Sort by"
      value={filters.sort}
      onChange={(event) => onChange({ sort: event.target.value })}
    >
      <option value="">Recommended</option>
      {choices.map(([param, { label }]) => (
        <option key={param} value={param}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

/** The other filters (DIR-05). */
export function MoreFilterFields({ filters, onChange }: DirectoryFilterFieldsProps) {
  const { data } = useServicesQuery();
  const services = data?.services ?? [];
  const isListed = services.some(({ name }) => name === filters.serviceName);
  const isKnownMode = businessTypes.some(([value]) => value === filters.serviceMode);
  return (
    <>
      <TextField
        name="specialization"
        label={filterLabels.specialism}
        placeholder="For example brakes"
        maxLength={TEXT_LIMITS.search}
        value={filters.specialism}
        onChange={(event) => onChange({ specialism: event.target.value })}
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
