import { LocateFixed, MapPin } from 'lucide-react';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { fieldIdOf } from '~/forms/validation.ts';
import { Button } from '~/ui/button.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { IMMEDIATE_REQUEST_FORM } from './immediate-request-draft.ts';
import styles from './immediate-request-form.module.css';
import type { ImmediateRequestState } from './use-immediate-request.ts';

/**
 * Where the customer is: what they type, where their device is, or both. Neither replaces the
 * other, so nothing that was typed is lost.
 */
export function LocationField({ request }: { request: ImmediateRequestState }) {
  const { form, typedLocation, device } = request;
  const { state, location } = device;
  const field = form.text('location');
  const remove = () => {
    device.clear();
    document.getElementById(fieldIdOf(IMMEDIATE_REQUEST_FORM, 'location'))?.focus();
  };
  return (
    <div>
      <TextField
        {...field}
        value={typedLocation}
        count={{ length: field.value.length, limit: TEXT_LIMITS.description }}
        label="Where are you?"
        optional={location !== null}
        hint={
          location
            ? 'Anything that helps us find you, such as a landmark'
            : 'Street address and postcode, or a road and junction, a landmark or what3words'
        }
        autoComplete="address-line1"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <div className={styles.locate}>
        <div role="status" className={styles.located}>
          {location && (
            <p>
              <MapPin aria-hidden />
              <span>
                We’ll send <strong className="figures">{location.text}</strong> with a link to a map. We don’t keep it
                on this device.
              </span>
            </p>
          )}
          {state.kind === 'failed' && <p data-failed="">{state.message}</p>}
        </div>
        <Button
          variant="outline"
          icon={<LocateFixed aria-hidden />}
          busy={state.kind === 'finding'}
          busyLabel="Finding your location..."
          onClick={() => !form.isSending && device.find()}
        >
          {location ? 'Update my location' : 'Use my location'}
        </Button>
        {location && (
          <Button variant="ghost" onClick={() => !form.isSending && remove()}>
            Remove<span className="visually-hidden"> my location</span>
          </Button>
        )}
      </div>
    </div>
  );
}
