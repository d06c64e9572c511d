/** The legal texts, by the titles they are shown under (SHELL-14). */
export type LegalTitle = 'Privacy Policy' | 'Terms of Service' | 'Terms and Conditions';

export interface LegalDocument {
  /** The day on which the text last changed. */
  updated: string;
  lead: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  heading: string;
  paragraphs: readonly string[];
  /** Things by name, each with what it is for. */
  items?: readonly { name: string; text: string }[];
}
