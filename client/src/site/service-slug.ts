/** The twelve services that have a page and an illustration (INFO-08). */
export const serviceSlugs = [
  'vehicle-repair',
  'brake-repair',
  'plumbing-repair',
  'electrical-repair',
  'electrical-diagnostics',
  'hvac-repair',
  'carpentry',
  'cleaning-service',
  'couriers',
  'landscaping',
  'towing',
  'tailoring',
] as const;

export type ServiceSlug = (typeof serviceSlugs)[number];

/**
 * The first match wins, so narrow patterns come before wide ones: diagnostics before electrical,
 * brakes before vehicles.
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
 * The slug that fits the name of a service or trade ("Plumber", "Brake Repair"); null if none does.
 */
export function serviceSlug(name: string): ServiceSlug | null {
  const normalised = name.toLowerCase().replace(/[-_]+/g, ' ');
  return KEYWORDS.find(([pattern]) => pattern.test(normalised))?.[1] ?? null;
}
