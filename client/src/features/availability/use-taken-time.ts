import { useEffect, useEffectEvent, useState } from 'react';

/** A chosen time: the slot's id, and its words as the legacy side writes them. */
export interface ChosenTime {
  slotId: string;
  label: string;
}

/**
 * Gives back a time that the newest list does not have any more, and remembers that it happened.
 */
export function useTakenTime(
  time: ChosenTime | null,
  slots: readonly { id: string }[] | null | undefined,
  giveBack: () => void,
): boolean {
  const [wasTaken, setWasTaken] = useState(false);
  const isTaken = Boolean(time && slots && !slots.some(({ id }) => id === time.slotId));
  const onTaken = useEffectEvent(() => {
    setWasTaken(true);
    giveBack();
  });
  useEffect(() => {
    if (isTaken) onTaken();
  }, [isTaken]);
  return wasTaken && time === null;
}
