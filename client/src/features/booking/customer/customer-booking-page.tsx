import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { addressLine } from '#shared/uk/address.ts';
import type { BookingSummary } from '~/features/booking/shared/booking-answers.ts';
import type { BookingStep } from '~/features/booking/shared/booking-flow.ts';
import { typedVehicleOf } from '~/features/booking/shared/booking-job-sheet.tsx';
import { BookingWizard } from '~/features/booking/shared/booking-wizard.tsx';
import { lackedService, PreselectedSpecialistNotice } from '~/features/booking/shared/preselected-specialist.tsx';
import { useBookingStart } from '~/features/booking/shared/use-booking-start.ts';
import { usePriceGuide } from '~/features/booking/shared/use-price-guide.ts';
import { AccountPage } from '~/features/customer/account-page.tsx';
import { useAccountPage } from '~/features/customer/use-account-page.ts';
import { useFreshness } from '~/features/customer/use-freshness.ts';
import { isCustomerLocation } from '~/features/locations/work-location.ts';
import { customerOf, useSession } from '~/features/session/session.ts';
import { BOOKING_DRAFTS, SAVED_TEXT, saveOpenStep } from '~/features/unfinished-booking/unfinished-booking.ts';
import { type Draft, type DraftState, useDraft } from '~/forms/draft.ts';
import type { WizardSubmission } from '~/forms/wizard/use-wizard-submission.ts';
import { useOpenStep, type WizardProps } from '~/forms/wizard/wizard.tsx';
import { CustomerBookingDocument, useCustomerBookingQuery } from '~/graphql/generated/operations/customer-booking.ts';
import { lazyWithPreload } from '~/lib/lazy-with-preload.ts';
import { readBookingState } from '~/site/navigation/booking-state.ts';
import { pageNotice } from '~/site/navigation/page-notice.ts';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { FlowSkeleton } from '~/ui/flow-skeleton.tsx';
import { Notice } from '~/ui/notice.tsx';
import { type BookingAccount, type CustomerDraft, currentVehicle, customerBooking } from './customer-flow.ts';
import { useBookAsCustomer } from './use-book-as-customer.ts';

const VehiclePicker = lazyWithPreload(async () => (await import('./customer-steps.tsx')).VehiclePicker);
const ProfileAddress = lazyWithPreload(async () => (await import('./customer-steps.tsx')).ProfileAddress);
const LastAddress = lazyWithPreload(async () => (await import('./customer-steps.tsx')).LastAddress);
const ConfirmStep = lazyWithPreload(async () => (await import('./customer-steps.tsx')).ConfirmStep);
const Booked = lazyWithPreload(async () => (await import('./booked.tsx')).Booked);

/** /dashboard/book-appointment and its steps: a customer's booking (DBOOK-01..24). */
export function Component() {
  const userId = useSession()?.userId;
  const booked = readBookingState(useLocation().state);
  // When the session ends, the page stays for a moment and still shows the last customer's draft.
  const [ownerId, setOwnerId] = useState(userId ?? '');
  if (userId && userId !== ownerId) setOwnerId(userId);
  // Going back, someone else may come to what a customer of this device has booked.
  if (booked?.customerId === customerOf({ userId: ownerId }).id) {
    return (
      <Suspense fallback={<FlowSkeleton />}>
        <Booked booking={booked} />
      </Suspense>
    );
  }
  return <CustomerBooking key={ownerId} ownerId={ownerId} />;
}

function CustomerBooking({ ownerId }: { ownerId: string }) {
  // Opened once: after logging out, `open` would give the draft of no one.
  const [draft] = useState(() => customerBooking.draft.open());
  const state = useDraft(draft);
  const isStarting = useBookingStart({ draft, stepPath: customerBooking.wizard.stepPath, isReady: state.isReady });
  const isReady = !isStarting && state.isReady;
  const submission = useBookAsCustomer(draft, ownerId);
  const page = useAccountPage(useCustomerBookingQuery(useFreshness(CustomerBookingDocument)));
  const isOpen = isReady && submission.state.kind !== 'done';
  const { step } = useOpenStep(customerBooking.wizard, state.value, isOpen);
  return (
    <AccountPage
      title="Book an appointment"
      actions={
        <ButtonLink
          variant="ghost"
          to={paths.appointments}
          state={state.savedAt === null ? undefined : pageNotice(SAVED_TEXT)}
        >
          Save and exit
        </ButtonLink>
      }
      state={page}
      skeleton={<FlowSkeleton />}
    >
      {(account) =>
        step && isOpen ? (
          <CustomerWizard
            step={step}
            draft={draft}
            state={state}
            submission={submission}
            account={account}
            onStepOpen={(position) => saveOpenStep(ownerId || null, BOOKING_DRAFTS.customer, position)}
          />
        ) : (
          <FlowSkeleton />
        )
      }
    </AccountPage>
  );
}

interface CustomerWizardProps extends Pick<WizardProps<BookingStep, CustomerDraft>, 'onStepOpen'> {
  step: BookingStep;
  draft: Draft<CustomerDraft>;
  state: DraftState<CustomerDraft>;
  submission: WizardSubmission<BookingStep, CustomerDraft>;
  account: BookingAccount;
}

/** A customer's booking wizard, with vehicles, address and contact details from the profile. */
function CustomerWizard({ account, ...wizard }: CustomerWizardProps) {
  const { step, state } = wizard;
  const { change, clear } = wizard.draft;
  const draft = state.value;
  const { service, location, preselected } = draft;
  const summary = summaryOf(draft, account);
  const guide = usePriceGuide(summary);
  // On the first step the customer can still choose a service that the specialist offers.
  const checked = draft.specialist ?? (step === 'service' ? null : preselected);
  const unavailable = guide.offersService(checked) === false ? checked : null;
  const removedName = useRemovedSpecialist(draft, unavailable, () => change({ specialist: null, preselected: null }));
  useCurrentVehicle(draft, account.vehicles, (vehicle) => change({ vehicle }));
  useEffect(() => {
    for (const part of [VehiclePicker, ProfileAddress, LastAddress, ConfirmStep, Booked]) part.preload();
  }, []);
  return (
    <BookingWizard
      {...wizard}
      wizard={customerBooking.wizard}
      inert={false}
      change={change}
      onClear={clear}
      summary={summary}
      guide={guide}
      layout="column"
      note={
        removedName ? (
          <Notice tone="warning">
            {removedName} doesn’t offer {service?.name}. We’ve removed them from your booking.
          </Notice>
        ) : (
          preselected &&
          !draft.isRepeat &&
          step !== 'specialist' && (
            <PreselectedSpecialistNotice
              draft={draft}
              change={change}
              offersService={guide.offersService(preselected)}
            />
          )
        )
      }
      problem={step === 'service' ? lackedService(preselected, guide.offersService(preselected)) : null}
      renderVehicle={(props) => <VehiclePicker {...props} vehicles={account.vehicles} />}
      homeAddress={<ProfileAddress address={formatProfileAddress(account)} />}
      renderAddressChoice={(props) => <LastAddress {...props} />}
      noTimeSlots={
        location && isCustomerLocation(location)
          ? 'No available time slots for this date. Please select another date.'
          : 'No available time slots for this date and location'
      }
      renderReview={() => <ConfirmStep account={account} />}
    />
  );
}

function summaryOf(draft: CustomerDraft, account: BookingAccount): BookingSummary {
  const { service, vehicle, location } = draft;
  return {
    draft,
    vehicle: service?.needsVehicle && vehicle?.kind === 'saved' ? vehicle : typedVehicleOf(draft),
    address: location?.kind === 'HOME_SERVICE' ? formatProfileAddress(account) : draft.address.trim(),
  };
}

/** The profile's address on one line; empty without a street and a postcode. */
export function formatProfileAddress({ address }: Pick<BookingAccount, 'address'>): string {
  return address?.street || address?.postcode ? addressLine(address) : '';
}

/** Updates the draft's vehicle when the profile has changed since it was chosen. */
function useCurrentVehicle(
  { service, vehicle }: CustomerDraft,
  vehicles: BookingAccount['vehicles'],
  onChange: (vehicle: CustomerDraft['vehicle']) => void,
): void {
  const current = service?.needsVehicle ? currentVehicle(vehicle, vehicles) : vehicle;
  const isCurrent = JSON.stringify(current) === JSON.stringify(vehicle);
  const update = useEffectEvent(() => onChange(current));
  useEffect(() => {
    if (!isCurrent) update();
  }, [isCurrent]);
}

/**
 * Removes a specialist who doesn't offer the service (C-95). Returns their name, until another
 * specialist or service is chosen.
 */
function useRemovedSpecialist(
  { service, specialist, preselected }: CustomerDraft,
  unavailable: { name: string } | null,
  onRemove: () => void,
): string | null {
  const [removed, setRemoved] = useState<{ name: string; serviceId: string | undefined } | null>(null);
  const isUnavailable = unavailable !== null;
  const remove = useEffectEvent(() => {
    if (unavailable) setRemoved({ name: unavailable.name, serviceId: service?.id });
    onRemove();
  });
  useEffect(() => {
    if (isUnavailable) remove();
  }, [isUnavailable]);
  return removed && !specialist && !preselected && removed.serviceId === service?.id ? removed.name : null;
}
