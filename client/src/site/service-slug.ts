/** The twelve services that have a picture of their own. */
export type ServiceSlug =
  | 'vehicle-repair'
  | 'brake-repair'
  | 'plumbing-repair'
  | 'electrical-repair'
  | 'electrical-diagnostics'
  | 'hvac-repair'
  | 'carpentry'
  | 'cleaning-service'
  | 'couriers'
  | 'landscaping'
  | 'towing'
  | 'tailoring';

/**
 * First match wins, so the narrower word stands before the wider one: diagnostics before
 * electrical, brakes before vehicles.
 */
const KEYWORDS: readonly (readonly [RegExp, ServiceSlug])[] = [
  [/diagnos/, 'electrical-diagnostics'],
  [/brake/, 'brake-repair'],
  [/tow(?:ing)?\b|recovery|breakdown/, 'towing'],
  [/plumb|pipe|leak|drain|\btaps?\b|toilet/, 'plumbing-repair'],
  [/hvac|heating|boiler|ventilat|air.?con|cooling/, 'hvac-repair'],
  [/electric|wiring|socket|lighting/, 'electrical-repair'],
  [/carpent|joiner|wood|furniture/, 'carpentry'],
  [/clean/, 'cleaning-service'],
  [/courier|deliver|parcel|removal/, 'couriers'],
  [/landscap|garden|lawn|tree|hedge/, 'landscaping'],
  [/tailor|sewing|alteration|cloth/, 'tailoring'],
  [/vehicle|\bcars?\b|\bvans?\b|motor|mechanic|tyre|tire|\bmot\b|engine|bodywork/, 'vehicle-repair'],
];

/**
 * The picture for a service or a trade by its name ("Plumber", "Brake Repair"); null when none
 * fits.
 */
export function serviceSlug(name: string): ServiceSlug | null {
  const words = name.toLowerCase().replace(/[-_]+/g, ' ');
  return KEYWORDS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
