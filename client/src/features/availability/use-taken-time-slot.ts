import { useEffect, useEffectEvent, useState } from 'react';

export interface SelectedTimeSlot {
  id: string;
  /** The time, as the legacy host writes it. */
  label: string;
  /** The start in 24-hour format; null if the label is no time. */
  startsAt: string | null;
}

/**
 * Calls `onTaken` when the selected time slot is not in the latest list. True until another is
 * selected.
 */
export function useTakenTimeSlot(
  selected: SelectedTimeSlot | null,
  timeSlots: readonly { timeSlotId: string }[] | null | undefined,
  onTaken: () => void,
): boolean {
  const [wasTaken, setWasTaken] = useState(false);
  const isTaken = Boolean(selected && timeSlots && !timeSlots.some(({ timeSlotId }) => timeSlotId === selected.id));
  const clear = useEffectEvent(() => {
    setWasTaken(true);
    onTaken();
  });
  useEffect(() => {
    if (isTaken) clear();
  }, [isTaken]);
  return wasTaken && selected === null;
}
