import { listSearchParams } from '~/features/customer/list-search-params.ts';
import { statuses } from './repair-status.ts';

export const repairsSearchParams = listSearchParams(statuses, 'Repair');
