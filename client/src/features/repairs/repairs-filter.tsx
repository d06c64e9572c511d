import { ListFilter } from '~/ui/list-filter.tsx';
import { type RepairStanding, standingLooks } from './repair.ts';
import { standings } from './repairs-address.ts';

interface RepairsFilterProps {
  /** Null: all of them. */
  standing: RepairStanding | null;
  onChoose: (standing: RepairStanding | null) => void;
  /** How many each choice would show. */
  countOf: (standing: RepairStanding | null) => number;
  text: string;
  onType: (text: string) => void;
}

/** By where they stand (REP-01) and by free text (REP-02). */
export function RepairsFilter({ standing, onChoose, countOf, text, onType }: RepairsFilterProps) {
  return (
    <ListFilter
      options={[null, ...standings].map((choice) => ({
        value: choice,
        label: choice === null ? 'All Repairs' : standingLooks[choice].label,
        count: countOf(choice),
      }))}
      selected={standing}
      onSelect={onChoose}
      searchLabel="Search your repairs"
      searchPlaceholder="Vehicle, service, reference, specialist"
      search={text}
      onSearch={onType}
    />
  );
}
