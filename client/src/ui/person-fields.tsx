import type { ZodMiniType } from 'zod/mini';
import { isOptional } from '#shared/forms/form.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import styles from './field-pair.module.css';
import { PhoneField } from './phone-field.tsx';
import { TextField } from './text-field.tsx';

type Part = 'firstName' | 'lastName' | 'email' | 'phone';
type Person = Record<Part, string>;

interface PersonFieldsProps {
  person: Person;
  /** Of the form, which say what may be left empty. */
  rules: Readonly<Record<Part, ZodMiniType>>;
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

/** Name and contact details. */
export function PersonFields(props: PersonFieldsProps) {
  const {
    person,
    rules,
    idOf,
    errorOf,
    onChange,
    emailAutoComplete = 'email',
    emailHint,
    phoneHint,
    wide = false,
  } = props;
  const field = (name: keyof Person) => ({
    id: idOf(name),
    value: person[name],
    error: errorOf(name),
    optional: isOptional(rules[name]),
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
