/** The legal texts, by the titles they are shown under (SHELL-14). */
export type LegalTitle = 'Privacy Policy' | 'Terms of Service' | 'Terms and Conditions';

export interface LegalDocument {
  /** The date of the last change. */
  updated: string;
  lead: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  heading: string;
  paragraphs: readonly string[];
  /** A list of names, each with its purpose. */
  items?: readonly { name: string; text: string }[];
}
