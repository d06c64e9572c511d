/** The search parameter of each filter (ENT-15). */
export const paramNames = {
  search: 'search',
  specialism: 'specialization',
  location: 'location',
  serviceName: 'serviceType',
  serviceMode: 'businessType',
} as const;

/** All search parameters of the directory. */
export const directoryParamNames = [...Object.values(paramNames), 'perPage', 'page', 'view', 'specialist'];
