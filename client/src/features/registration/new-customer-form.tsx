import { registrationForm } from '#shared/forms/registration.ts';
import { NewPasswordFields } from '~/features/passwords/new-password-fields.tsx';
import { Form } from '~/forms/form.tsx';
import { fieldIdOf } from '~/forms/validation.ts';
import { Button } from '~/ui/button.tsx';
import { PersonFields } from '~/ui/person-fields.tsx';
import styles from './new-customer-form.module.css';
import { FORM_ID } from './registration-draft.ts';
import { ERRORS_TITLE } from './registration-messages.ts';
import { useRegister } from './use-register.ts';

/** The form of a new customer (REG-05..08). A failure keeps what was typed. */
export function NewCustomerForm() {
  const form = useRegister();
  return (
    <Form form={form} errorTitle={ERRORS_TITLE} className={styles.form}>
      <PersonFields
        person={form.values}
        rules={registrationForm.schema.shape}
        idOf={(part) => fieldIdOf(FORM_ID, part)}
        errorOf={form.errorOf}
        onChange={form.change}
        emailAutoComplete="username"
      />
      <NewPasswordFields form={form} labels={{ password: 'Password', confirmation: 'Confirm password' }} />
      <Button type="submit" size="lg" fullWidth busy={form.isSending} busyLabel="Creating your account...">
        Create account
      </Button>
    </Form>
  );
}
