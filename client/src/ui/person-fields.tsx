import { TEXT_LIMITS } from '#shared/limits.ts';
import styles from './field-pair.module.css';
import { PhoneField } from './phone-field.tsx';
import { TextField } from './text-field.tsx';

type Person = Record<'firstName' | 'lastName' | 'email' | 'phone', string>;

interface PersonFieldsProps {
  person: Person;
  idOf: (field: keyof Person) => string;
  errorOf: (field: keyof Person) => string | undefined;
  onChange: (change: Partial<Person>) => void;
  /** `username` if the email is used to log in. */
  emailAutoComplete?: 'email' | 'username';
  emailHint?: string;
  phoneHint?: string;
  /** Whether email and phone are beside each other, like the names. */
  wide?: boolean;
}

/** Name and contact details, all required (`shared/forms/person.ts`). */
export function PersonFields(props: PersonFieldsProps) {
  const { person, idOf, errorOf, onChange, emailAutoComplete = 'email', emailHint, phoneHint, wide = false } = props;
  const field = (name: keyof Person) => ({
    id: idOf(name),
    value: person[name],
    error: errorOf(name),
  });
  return (
    <>
      <div className={styles.pair}>
        <TextField
          {...field('firstName')}
          label="First name"
          autoComplete="given-name"
          maxLength={TEXT_LIMITS.name}
          onChange={({ target }) => onChange({ firstName: target.value })}
        />
        <TextField
          {...field('lastName')}
          label="Last name"
          autoComplete="family-name"
          maxLength={TEXT_LIMITS.name}
          onChange={({ target }) => onChange({ lastName: target.value })}
        />
      </div>
      <div className={wide ? styles.pair : undefined}>
        <TextField
          {...field('email')}
          label="Email"
          hint={emailHint}
          type="email"
          autoComplete={emailAutoComplete}
          maxLength={TEXT_LIMITS.email}
          onChange={({ target }) => onChange({ email: target.value })}
        />
        <PhoneField
          {...field('phone')}
          label="Phone"
          hint={phoneHint}
          placeholder="7723 123456"
          onChange={({ target }) => onChange({ phone: target.value })}
        />
      </div>
    </>
  );
}
