import { type ReactNode, Suspense, useEffect } from 'react';
import { locationInput } from '~/features/locations/work-location.ts';
import type { DraftState } from '~/forms/draft.ts';
import { StartAgain, Wizard, type WizardProps } from '~/forms/wizard/wizard.tsx';
import { lazyWithPreload } from '~/lib/lazy-with-preload.ts';
import {
  type BookingAnswers,
  type BookingSummary,
  type ChangeAnswers,
  requestedSpecialist,
  type StepProps,
} from './booking-answers.ts';
import type { BookingStep } from './booking-flow.ts';
import { BookingJobSheet, summaryLine } from './booking-job-sheet.tsx';
import { ServiceStep } from './steps/service-step.tsx';
import type { PriceGuide } from './use-price-guide.ts';

// The first step must not wait for the code of the others, such as the calendar.
const DetailsStep = lazyWithPreload(async () => (await import('./steps/details-step.tsx')).DetailsStep);
const LocationStep = lazyWithPreload(async () => (await import('./steps/location-step.tsx')).LocationStep);
const SpecialistStep = lazyWithPreload(async () => (await import('./steps/specialist-step.tsx')).SpecialistStep);
const SetAsideNotice = lazyWithPreload(async () => (await import('./set-aside.tsx')).SetAsideNotice);
const DateTimeStep = lazyWithPreload(async () => (await import('./steps/date-time-step.tsx')).DateTimeStep);

interface BookingWizardProps<Draft extends BookingAnswers>
  extends Pick<
    WizardProps<BookingStep, Draft>,
    'wizard' | 'step' | 'draft' | 'submission' | 'header' | 'layout' | 'note' | 'problem' | 'inert' | 'onStepOpen'
  > {
  state: DraftState<Draft>;
  change: ChangeAnswers<Draft>;
  /** Clears the draft. */
  onClear: () => void;
  summary: BookingSummary;
  guide: PriceGuide;
  isItemOptional?: boolean;
  /** Replaces the fields for a vehicle. */
  renderVehicle?: (step: StepProps<Draft>) => ReactNode;
  /** Replaces the address field for home service. */
  homeAddress?: ReactNode;
  /** Below the address of a different location. */
  renderAddressChoice?: (step: StepProps<Draft>) => ReactNode;
  /** The message for a date without time slots. */
  noTimeSlots: string;
  renderReview: (step: StepProps<Draft>) => ReactNode;
}

/** The booking wizard of guests and customers, with its job sheet. */
export function BookingWizard<Draft extends BookingAnswers>(props: BookingWizardProps<Draft>) {
  const { change, onClear, summary, guide, isItemOptional, renderVehicle, homeAddress, ...rest } = props;
  const { renderAddressChoice, noTimeSlots, renderReview, ...wizard } = rest;
  const { step, state, submission } = wizard;
  const { value: draft, savedAt } = state;
  const { stepPath, flow } = wizard.wizard;
  const isReview = step === 'review';
  const isEarly = step === 'service' || step === 'details';
  const canStartAgain = savedAt !== null && submission.state.kind !== 'sending';
  useEffect(preloadSteps, []);
  return (
    <Wizard
      {...wizard}
      note={
        isEarly && draft.setAside ? (
          <>
            <Suspense fallback={null}>
              <SetAsideNotice draft={draft} change={change} lastStepPath={stepPath(flow.steps.at(-1) ?? step)} />
            </Suspense>
            {wizard.note}
          </>
        ) : (
          wizard.note
        )
      }
      sheet={
        <BookingJobSheet
          summary={summary}
          guide={guide}
          savedAt={savedAt}
          stepPath={stepPath}
          startAgain={canStartAgain && <StartAgain wizard={wizard.wizard} onClear={onClear} />}
          step={step}
          full={isReview}
        />
      }
      showsSheetInStep={isReview}
      // Only the review has room for the time, which is chosen in the step before it.
      summary={{
        label: 'Job sheet',
        text: summaryLine(isReview ? summary : { ...summary, draft: { ...draft, timeSlot: null } }),
        amount: guide.price,
      }}
    >
      {(errorOf) => {
        const props = { draft, change, errorOf };
        const { service, location, preselected, date } = draft;
        // The flow only opens a step when the earlier ones are answered.
        if (step === 'service' || !service) return <ServiceStep {...props} />;
        switch (step) {
          case 'details':
            return <DetailsStep {...props} isItemOptional={isItemOptional} vehicle={renderVehicle?.(props)} />;
          case 'location':
            return (
              <LocationStep
                {...props}
                serviceId={service.id}
                homeAddress={homeAddress}
                addressChoice={renderAddressChoice?.(props)}
              />
            );
          case 'specialist':
            return (
              <SpecialistStep
                serviceId={service.id}
                choice={draft.specialist}
                address={summary.address}
                location={location && locationInput(location)}
                suggested={guide.offersService(preselected) ? preselected : null}
                // Another choice replaces the preselected specialist (C-07).
                onChoose={(specialist, day) =>
                  change({
                    specialist,
                    preselected: specialist.id === preselected?.id ? preselected : null,
                    ...(day && { date: day }),
                  })
                }
                onDayChange={(day) => change({ date: day })}
              />
            );
          case 'date-time':
            return (
              location && (
                <DateTimeStep
                  {...props}
                  serviceId={service.id}
                  location={location}
                  address={summary.address}
                  // A specialist who doesn't offer the service has no free days for it.
                  specialist={guide.offersService(preselected) === false ? null : requestedSpecialist(draft)}
                  offering={guide.offering}
                  onShowEveryone={() => change({ specialist: null, preselected: null, date })}
                  noTimeSlots={noTimeSlots}
                />
              )
            );
          case 'review':
            return renderReview(props);
        }
      }}
    </Wizard>
  );
}

/** The code of the later steps loads while the first is filled in. */
function preloadSteps(): void {
  for (const step of [DetailsStep, LocationStep, SpecialistStep, DateTimeStep]) step.preload();
}
