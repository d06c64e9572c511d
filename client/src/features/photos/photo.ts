/** A picture the customer adds to a booking. */
export interface Photo {
  id: string;
  /** What will be sent: the chosen file, or a smaller one made from it. */
  file: File;
  /** The size of the chosen file in bytes. */
  originalBytes: number;
}

export type PhotoUpdate = (photos: readonly Photo[]) => readonly Photo[];
