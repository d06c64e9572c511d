import { useQuery } from '@apollo/client/react';
import {
  ServicesDocument,
  type ServicesQuery,
  type ServicesQueryVariables,
} from './graphql.ts';
export function useServicesQuery(options?: useQuery.Options<ServicesQuery, ServicesQueryVariables>) {
  return useQuery(ServicesDocument, options);
}