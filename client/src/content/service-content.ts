/** What is said of a service wherever it is listed. */
export interface ServiceSummary {
  /** As in the catalogue (SHELL-28), so that a link to the directory finds who does it. */
  name: string;
  /** One sentence: for tiles, and for whoever lists the page. */
  summary: string;
}

/** What the page of one service says besides. Prices are not part of it: each specialist has their own, on their profile. */
export interface ServiceDetails {
  /** What it is and how it goes, in two or three sentences. */
  description: string;
  /** What is looked at before anything is agreed, in two or three words each: the lines of the drawn check sheet. */
  checks: readonly [string, string, string, string];
  offerings: readonly [Offering, Offering, Offering, Offering];
  /** What to photograph or look up before booking. */
  haveReady: string;
  /** Where this service ends, so that nobody books in vain. */
  notIncluded: string;
  closing: string;
  /** What its scene shows, for those who cannot see it. */
  sceneLabel: string;
}

interface Offering {
  title: string;
  text: string;
}
