import { useEffect, useRef, useState } from 'react';
import { mapLink } from '#shared/map-link.ts';
import { newId } from '~/lib/new-id.ts';

/** Where the device is. It is only in memory: a reload forgets it. */
export interface DeviceLocation {
  /** Identifies it in what the browser stores about a request, where the location itself isn't. */
  id: string;
  /** For example `52.63012, -1.13480 (within 20 m)`. */
  text: string;
  mapLink: string;
}

type LocationState =
  | { kind: 'idle' }
  | { kind: 'finding' }
  | { kind: 'found'; location: DeviceLocation }
  | { kind: 'failed'; message: string };

/** Long enough for a phone outdoors to hear its satellites. */
const TIMEOUT_MS = 20_000;

/** By the codes of https://www.w3.org/TR/geolocation/#position_error_interface */
const MESSAGES: Readonly<Record<number, string>> = {
  1: 'Your browser hasn’t shared your location. Allow it in the browser’s settings, or type where you are.',
  2: 'We can’t find your location from here. Try again, or type where you are.',
  3: 'Finding your location is taking too long. Try again, or type where you are.',
};
const NOT_SUPPORTED = 'Your browser can’t share your location here. Type where you are instead.';

/** The device's location. The browser asks for permission when `find` is first called. */
export function useDeviceLocation() {
  const [state, setState] = useState<LocationState>({ kind: 'idle' });
  // Of the latest attempt: an answer that comes after it was cleared is ignored.
  const attempt = useRef(0);
  useEffect(
    () => () => {
      attempt.current += 1;
    },
    [],
  );

  const find = () => {
    attempt.current += 1;
    const started = attempt.current;
    const finish = (next: LocationState) => started === attempt.current && setState(next);
    // Without a secure connection browsers have none, or say that it was denied.
    if (!window.isSecureContext || !('geolocation' in navigator)) {
      finish({ kind: 'failed', message: NOT_SUPPORTED });
      return;
    }
    setState({ kind: 'finding' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => finish({ kind: 'found', location: locationOf(coords) }),
      ({ code }) => finish({ kind: 'failed', message: MESSAGES[code] ?? NOT_SUPPORTED }),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: 0 },
    );
  };
  const clear = () => {
    attempt.current += 1;
    setState({ kind: 'idle' });
  };
  return { state, location: state.kind === 'found' ? state.location : null, find, clear };
}

/** What is sent: what was typed, then where the device is, as people and maps read it. */
export function locationToSend(typed: string, location: DeviceLocation | null): string {
  return location ? [typed.trim(), location.text, location.mapLink].filter(Boolean).join(' ') : typed;
}

/** Five decimals are about a metre. */
function locationOf({ latitude, longitude, accuracy }: GeolocationCoordinates): DeviceLocation {
  const [lat, lon] = [latitude.toFixed(5), longitude.toFixed(5)];
  return { id: newId(), text: `${lat}, ${lon} (within ${distance(accuracy)})`, mapLink: mapLink(`${lat},${lon}`) };
}

/** Rounded up: `20 m`, `350 m`, `1.2 km`. */
function distance(metres: number): string {
  if (metres > 1000) return `${Math.ceil(metres / 100) / 10} km`;
  const step = metres > 100 ? 50 : 5;
  return `${Math.max(Math.ceil(metres / step), 1) * step} m`;
}
