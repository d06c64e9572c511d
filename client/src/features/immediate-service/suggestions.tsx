import { PencilLine } from 'lucide-react';
import styles from './suggestions.module.css';

interface SuggestionsProps {
  legend: string;
  /** Without any, nothing is shown. */
  suggestions: readonly string[];
  onSelect: (suggestion: string) => void;
}

/** Buttons that fill the field below with a detail from the customer's account. */
export function Suggestions({ legend, suggestions, onSelect }: SuggestionsProps) {
  if (suggestions.length === 0) return null;
  return (
    <fieldset className={styles.suggestions}>
      <legend className={styles.legend}>{legend}</legend>
      {suggestions.map((suggestion) => (
        <button key={suggestion} type="button" className={styles.suggestion} onClick={() => onSelect(suggestion)}>
          <PencilLine aria-hidden />
          <span>
            <span className="visually-hidden">Fill in </span>
            {suggestion}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
