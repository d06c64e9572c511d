/** A photo that a customer adds to a booking. */
export interface Photo {
  id: string;
  /** The file to send: the chosen one, or a smaller one made from it. */
  file: File;
  /** The size of the chosen file. */
  originalBytes: number;
}

export type PhotoUpdate = (photos: readonly Photo[]) => readonly Photo[];
