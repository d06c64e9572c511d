import { Refusal } from '../../domain/refusal.ts';
import { findApplication, type StoredApplication } from '../../store/applications/applications.ts';
import type { Queries } from '../../store/database/database.ts';
import { id } from '../command-line/inputs.ts';

export const applicationId = id('the number of the application');

export async function requireApplication(db: Queries, number: number): Promise<StoredApplication> {
  const application = await findApplication(db, number);
  if (!application) throw new Refusal('NOT_FOUND', `There is no application ${number}.`);
  return application;
}
