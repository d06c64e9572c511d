/** Where a specialist's card stands. */
export type CardPlace = 'home' | 'directory';

/** How many services and areas a card lists (DIR-24, HOME-12). */
export const cardLimits: Readonly<Record<CardPlace, { services: number; areas: number }>> = {
  home: { services: 2, areas: 2 },
  directory: { services: 3, areas: 2 },
};
