import { PhoneField } from '~/ui/phone-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import styles from './detail-fields.module.css';
import { type Details, detailId } from './new-customer-problems.ts';

interface DetailFieldsProps {
  details: Details;
  errorOf: (field: keyof Details) => string | undefined;
  onChange: (change: Partial<Details>) => void;
}

/** Who a new customer is, and how they are reached. */
export function DetailFields({ details, errorOf, onChange }: DetailFieldsProps) {
  const field = (name: keyof Details) => ({ id: detailId[name], value: details[name], error: errorOf(name) });
  return (
    <>
      <div className={styles.names}>
        <TextField
          {...field('firstName')}
          label="First name"
          autoComplete="given-name"
          maxLength={100}
          onChange={({ target }) => onChange({ firstName: target.value })}
        />
        <TextField
          {...field('lastName')}
          label="Last name"
          autoComplete="family-name"
          maxLength={100}
          onChange={({ target }) => onChange({ lastName: target.value })}
        />
      </div>
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="username"
        maxLength={254}
        onChange={({ target }) => onChange({ email: target.value })}
      />
      <PhoneField
        {...field('phone')}
        label="Phone"
        placeholder="7723 123456"
        onChange={({ target }) => onChange({ phone: target.value })}
      />
    </>
  );
}
