/** Alerts and e-mails name the parts of the dashboard by their addresses; the summary is where all of them are seen so far. */
export const dashboardParts = ['appointments', 'repairs', 'reviews', 'profile'];
