import { useMutation, useQuery } from '@apollo/client/react';
import {
  BookAppointmentAsGuestDocument,
  ImmediateServicesDocument,
  LogInDocument,
  LogOutDocument,
  RequestImmediateServiceDocument,
  ServicesDocument,
  SpecialistDirectoryDocument,
  SpecialistProfileDocument,
  type BookAppointmentAsGuestMutation,
  type BookAppointmentAsGuestMutationVariables,
  type ImmediateServicesQuery,
  type ImmediateServicesQueryVariables,
  type LogInMutation,
  type LogInMutationVariables,
  type LogOutMutation,
  type LogOutMutationVariables,
  type RequestImmediateServiceMutation,
  type RequestImmediateServiceMutationVariables,
  type ServicesQuery,
  type ServicesQueryVariables,
  type SpecialistDirectoryQuery,
  type SpecialistDirectoryQueryVariables,
  type SpecialistProfileQuery,
  type SpecialistProfileQueryVariables,
} from './graphql.ts';
export function useBookAppointmentAsGuestMutation(options?: useMutation.Options<BookAppointmentAsGuestMutation, BookAppointmentAsGuestMutationVariables>) {
  return useMutation(BookAppointmentAsGuestDocument, options);
}

export function useImmediateServicesQuery(options?: useQuery.Options<ImmediateServicesQuery, ImmediateServicesQueryVariables>) {
  return useQuery(ImmediateServicesDocument, { ...options, returnPartialData: false });
}

export function useLogInMutation(options?: useMutation.Options<LogInMutation, LogInMutationVariables>) {
  return useMutation(LogInDocument, options);
}

export function useLogOutMutation(options?: useMutation.Options<LogOutMutation, LogOutMutationVariables>) {
  return useMutation(LogOutDocument, options);
}

export function useRequestImmediateServiceMutation(options?: useMutation.Options<RequestImmediateServiceMutation, RequestImmediateServiceMutationVariables>) {
  return useMutation(RequestImmediateServiceDocument, options);
}

export function useServicesQuery(options?: useQuery.Options<ServicesQuery, ServicesQueryVariables>) {
  return useQuery(ServicesDocument, { ...options, returnPartialData: false });
}

export function useSpecialistDirectoryQuery(options: useQuery.Options<SpecialistDirectoryQuery, SpecialistDirectoryQueryVariables>) {
  return useQuery(SpecialistDirectoryDocument, { ...options, returnPartialData: false });
}

export function useSpecialistProfileQuery(options: useQuery.Options<SpecialistProfileQuery, SpecialistProfileQueryVariables>) {
  return useQuery(SpecialistProfileDocument, { ...options, returnPartialData: false });
}