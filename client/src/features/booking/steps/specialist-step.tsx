import { useEffect, useEffectEvent } from 'react';
import { SpecialistPicker } from '~/features/specialists/specialist-picker.tsx';
import type { StepProps } from './step-props.ts';

interface SpecialistStepProps extends Omit<StepProps, 'errorOf'> {
  serviceId: string;
  /** Null while it is not known. */
  preselectedOffers: boolean | null;
}

/** Who should come. The preselected specialist is chosen to begin with; choosing anybody else replaces them (C-07). */
export function SpecialistStep({ serviceId, draft, change, preselectedOffers }: SpecialistStepProps) {
  const { preselected, specialist } = draft;
  const choosePreselected = useEffectEvent(() => change({ specialist: preselected }));
  const isUndecided = specialist === null && preselected !== null && preselectedOffers === true;
  useEffect(() => {
    if (isUndecided) choosePreselected();
  }, [isUndecided]);
  return (
    <SpecialistPicker
      serviceId={serviceId}
      choice={specialist}
      address={draft.address}
      onChoose={(choice) =>
        change({ specialist: choice, preselected: choice.id === preselected?.id ? preselected : null })
      }
    />
  );
}
