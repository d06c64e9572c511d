/** A service's texts wherever it is listed. */
export interface ServiceSummary {
  /** As in the catalogue (SHELL-28), so that a link to the directory finds who does it. */
  name: string;
  /** One sentence, for tiles and search engines. */
  summary: string;
}

/** The further texts of a service's page, without prices: each specialist has their own. */
export interface ServiceDetails {
  /** What it is and how it works, in two or three sentences. */
  description: string;
  /** What the specialist checks first, in two or three words each: the lines of the check sheet. */
  checks: readonly [string, string, string, string];
  offerings: readonly [Offering, Offering, Offering, Offering];
  /** What to photograph or look up before booking. */
  haveReady: string;
  /** What isn't included. */
  notIncluded: string;
  closing: string;
  /** A description of its scene, for screen readers. */
  sceneLabel: string;
}

interface Offering {
  title: string;
  text: string;
}
