/** A specialist or workshop with time slots, in `claims` and `working_hours`. */
export type Resource = `specialist:${number}` | `workshop:${number}`;

export function specialistResource(id: number): Resource {
  return `specialist:${id}`;
}

export function workshopResource(id: number): Resource {
  return `workshop:${id}`;
}

/** The specialist behind a resource; null when it is a workshop. */
export function specialistOf(resource: Resource): number | null {
  return resource.startsWith('specialist:') ? Number(resource.slice('specialist:'.length)) : null;
}
