/** A service's texts wherever it is listed. */
export interface ServiceSummary {
  /** As in the catalogue (SHELL-28), because links to the directory filter by it. */
  name: string;
  /** One sentence, for tiles and search engines. */
  summary: string;
}

/** The texts of a service's page, without prices: each specialist sets their own. */
export interface ServiceDetails {
  /** What it is and how it works, in two or three sentences. */
  description: string;
  /** What the specialist checks first: the lines of the check sheet, two or three words each. */
  checks: readonly [string, string, string, string];
  offerings: readonly [Offering, Offering, Offering, Offering];
  /** What to photograph or look up before booking. */
  haveReady: string;
  /** What isn't included. */
  notIncluded: string;
  closing: string;
  /** A description of the illustration, for screen readers. */
  sceneLabel: string;
}

interface Offering {
  title: string;
  text: string;
}
