import { TEXT_LIMITS } from '#shared/limits.ts';
import { PostcodeField } from '~/ui/postcode-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import styles from './personal-information.module.css';
import type { useUpdateProfile } from './use-update-profile.ts';

/** The address, whose every line is optional. */
export function ProfileAddressFields({ form }: { form: ReturnType<typeof useUpdateProfile>['form'] }) {
  return (
    <>
      <h3 className={styles.subtitle}>Address</h3>
      <TextField {...form.text('street')} label="Street" autoComplete="address-line1" optional />
      <TextField {...form.text('street2')} label="Second line" autoComplete="address-line2" optional />
      <div className={styles.pair}>
        <TextField
          {...form.text('city')}
          label="Town or city"
          autoComplete="address-level2"
          maxLength={TEXT_LIMITS.address.city}
          optional
        />
        <TextField
          {...form.text('county')}
          label="County"
          autoComplete="address-level1"
          maxLength={TEXT_LIMITS.address.county}
          optional
        />
      </div>
      <div className={styles.pair}>
        <PostcodeField {...form.text('postcode')} label="Postcode" optional />
        <TextField
          {...form.text('country')}
          label="Country"
          autoComplete="country-name"
          maxLength={TEXT_LIMITS.address.country}
          optional
        />
      </div>
    </>
  );
}
