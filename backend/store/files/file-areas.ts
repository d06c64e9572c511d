/** Photos of appointments, photos and certificates of applications, and what anyone may see. */
export const fileAreas = ['appointment-images', 'application-files', 'public'] as const;
export type FileArea = (typeof fileAreas)[number];
