import { ClipboardList, Phone, Siren } from 'lucide-react';
import { Link } from 'react-router-dom';
import { quantityRange } from '#shared/quantity.ts';
import { DASHBOARD_CALLBACK_MINUTES } from '#shared/terms.ts';
import { useSession } from '~/features/session/session.ts';
import type { ImmediateServicePageQuery } from '~/graphql/generated/graphql.ts';
import { useImmediateServicePageQuery } from '~/graphql/generated/operations/immediate-service-page.ts';
import { useHasTimedOut } from '~/lib/use-has-timed-out.ts';
import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';
import { RangeText } from '~/ui/range-text.tsx';
import frame from '~/ui/skeleton.module.css';
import { Skeleton } from '~/ui/skeleton.tsx';
import { customerImmediateRequestDraft } from './immediate-request-draft.ts';
import type { SavedDetails } from './immediate-request-fields.tsx';
import { ImmediateRequestForm } from './immediate-request-form.tsx';
import { ImmediateRequestReceived } from './immediate-request-received.tsx';
import styles from './immediate-service-page.module.css';
import { useImmediateRequest } from './use-immediate-request.ts';

/** The account's details are optional: after this time the form opens without them. */
const LOADING_TIMEOUT_MS = 3000;

/**
 * /dashboard/immediate-service (DIMM-01..08). Unlike the other dashboard pages, it also works when
 * the customer's data can't be loaded.
 */
export function Component() {
  const session = useSession();
  const { data, error } = useImmediateServicePageQuery();
  const me = data?.me ?? null;
  const hasTimedOut = useHasTimedOut(me === null, LOADING_TIMEOUT_MS);
  const { leicester } = product.phones;
  const isReady = me !== null || error !== undefined || hasTimedOut;
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        <h1 tabIndex={-1} className={styles.title}>
          Immediate service
        </h1>
        <ButtonLink variant="flare-outline" href={leicester.href} icon={<Phone aria-hidden />}>
          Call <span className="figures">{leicester.formatted}</span>
        </ButtonLink>
      </div>
      <div className={styles.columns}>
        {isReady && session ? (
          <CustomerImmediateRequest
            // Stays mounted when data arrives late, so that a form in use isn't replaced.
            key={session.userId}
            phone={me?.phone ?? null}
            savedDetails={me ? savedDetails(me) : { vehicles: [], addresses: [] }}
          />
        ) : (
          <FormSkeleton />
        )}
        <InfoPanel />
      </div>
    </div>
  );
}

interface CustomerImmediateRequestProps {
  /** The account's phone number without +44; null if it has none. */
  phone: string | null;
  savedDetails: SavedDetails;
}

/** The form for a logged-in customer, then the success screen (DIMM-03, DIMM-06..08). */
function CustomerImmediateRequest({ phone, savedDetails }: CustomerImmediateRequestProps) {
  const request = useImmediateRequest({
    draft: customerImmediateRequestDraft.open(),
    phone: phone ? `0${phone}` : '',
    isDeclared: true,
  });
  if (!request.received) {
    return (
      <section aria-labelledby="immediate-form" className={styles.sheet}>
        <h2 id="immediate-form" className={styles.formTitle}>
          Your request
        </h2>
        <ImmediateRequestForm request={request} savedDetails={savedDetails} />
      </section>
    );
  }
  return (
    <section aria-labelledby="immediate-received" className={styles.sheet}>
      <h2 id="immediate-received" className={styles.formTitle}>
        Request Received!
      </h2>
      <ImmediateRequestReceived
        request={request.received}
        callback={DASHBOARD_CALLBACK_MINUTES}
        action={
          <ButtonLink size="lg" fullWidth to={paths.dashboard}>
            Return to Dashboard
          </ButtonLink>
        }
      />
    </section>
  );
}

type Customer = NonNullable<ImmediateServicePageQuery['me']>;

/** 'Ford Fiesta, FN19 KTR', in the account's order; '27 Wheatsheaf Road, Leicester LE2 3PL'. */
export function savedDetails({ vehicles, address }: Pick<Customer, 'vehicles' | 'address'>): SavedDetails {
  const { street, street2, city, postcode } = address ?? {};
  const location = [street, street2, [city, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return {
    // The set removes vehicles that read the same.
    vehicles: [
      ...new Set(
        vehicles?.map(({ make, model, plate }) => [`${make} ${model}`.trim(), plate].filter(Boolean).join(', ')),
      ),
    ].filter(Boolean),
    // Without a street, a specialist can't find it.
    addresses: street ? [location] : [],
  };
}

/** The heights of the form's fields in px. */
const FIELDS = [48, 44, 48, 104, 44, 48, 48, 60];

function FormSkeleton() {
  return (
    <div aria-hidden="true" className={cx(styles.sheet, frame.frame)}>
      <Skeleton width={160} height={28} />
      {FIELDS.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders never change.
        <div key={index} className={styles.field}>
          <Skeleton width={180} />
          <Skeleton shape="box" height={height} />
        </div>
      ))}
      <Skeleton shape="box" height={56} />
    </div>
  );
}

const phones = [
  { city: 'Leicester', ...product.phones.leicester },
  { city: 'Nottingham', ...product.phones.nottingham },
];

function InfoPanel() {
  return (
    <aside aria-labelledby="immediate-info" className={styles.info} data-band="green">
      <h2 id="immediate-info" className={styles.infoTitle}>
        <Siren aria-hidden />
        Need help now?
      </h2>
      <p>
        A specialist will contact you within{' '}
        <strong>
          <RangeText text={quantityRange(DASHBOARD_CALLBACK_MINUTES, 'minute')} />
        </strong>
        , day or night.
      </p>
      <ol className={styles.steps}>
        <li>Tell us what’s happened and where you are.</li>
        <li>The nearest available specialist will call or text you.</li>
        <li>You agree the work and the price before they start.</li>
      </ol>
      <p className={styles.booking}>
        <ClipboardList aria-hidden />
        <span>
          Can it wait until tomorrow? <Link to={paths.customerBooking}>Book an appointment</Link> instead, and choose
          the day.
        </span>
      </p>
      <ul className={styles.phones}>
        {phones.map(({ city, formatted, href }) => (
          <li key={city}>
            <a href={href}>
              <Phone aria-hidden />
              <span>
                {city} <span className="figures">{formatted}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
