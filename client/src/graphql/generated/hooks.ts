import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
import {
  AlertsDocument,
  AlertsChangedDocument,
  AvailableDatesDocument,
  BookAppointmentAsGuestDocument,
  BookingPriceGuideDocument,
  BookingServicesDocument,
  DashboardSummaryDocument,
  HomeSpecialistsDocument,
  ImmediateServicesDocument,
  LogInDocument,
  LogOutDocument,
  MarkAlertReadDocument,
  MarkAllAlertsReadDocument,
  RequestImmediateServiceDocument,
  ServiceCatalogueDocument,
  ServicePlacesDocument,
  ServicesDocument,
  ServiceSpecialistsDocument,
  SpecialistDirectoryDocument,
  SpecialistProfileDocument,
  TimeSlotsDocument,
  type AlertsQuery,
  type AlertsQueryVariables,
  type AlertsChangedSubscription,
  type AlertsChangedSubscriptionVariables,
  type AvailableDatesQuery,
  type AvailableDatesQueryVariables,
  type BookAppointmentAsGuestMutation,
  type BookAppointmentAsGuestMutationVariables,
  type BookingPriceGuideQuery,
  type BookingPriceGuideQueryVariables,
  type BookingServicesQuery,
  type BookingServicesQueryVariables,
  type DashboardSummaryQuery,
  type DashboardSummaryQueryVariables,
  type HomeSpecialistsQuery,
  type HomeSpecialistsQueryVariables,
  type ImmediateServicesQuery,
  type ImmediateServicesQueryVariables,
  type LogInMutation,
  type LogInMutationVariables,
  type LogOutMutation,
  type LogOutMutationVariables,
  type MarkAlertReadMutation,
  type MarkAlertReadMutationVariables,
  type MarkAllAlertsReadMutation,
  type MarkAllAlertsReadMutationVariables,
  type RequestImmediateServiceMutation,
  type RequestImmediateServiceMutationVariables,
  type ServiceCatalogueQuery,
  type ServiceCatalogueQueryVariables,
  type ServicePlacesQuery,
  type ServicePlacesQueryVariables,
  type ServicesQuery,
  type ServicesQueryVariables,
  type ServiceSpecialistsQuery,
  type ServiceSpecialistsQueryVariables,
  type SpecialistDirectoryQuery,
  type SpecialistDirectoryQueryVariables,
  type SpecialistProfileQuery,
  type SpecialistProfileQueryVariables,
  type TimeSlotsQuery,
  type TimeSlotsQueryVariables,
} from './graphql.ts';
export function useAlertsQuery(options?: useQuery.Options<AlertsQuery, AlertsQueryVariables>) {
  return useQuery(AlertsDocument, { ...options, returnPartialData: false });
}

export function useAlertsChangedSubscription(options?: useSubscription.Options<AlertsChangedSubscription, AlertsChangedSubscriptionVariables>) {
  return useSubscription(AlertsChangedDocument, options);
}

export function useAvailableDatesQuery(options: useQuery.Options<AvailableDatesQuery, AvailableDatesQueryVariables>) {
  return useQuery(AvailableDatesDocument, { ...options, returnPartialData: false });
}

export function useBookAppointmentAsGuestMutation(options?: useMutation.Options<BookAppointmentAsGuestMutation, BookAppointmentAsGuestMutationVariables>) {
  return useMutation(BookAppointmentAsGuestDocument, options);
}

export function useBookingPriceGuideQuery(options: useQuery.Options<BookingPriceGuideQuery, BookingPriceGuideQueryVariables>) {
  return useQuery(BookingPriceGuideDocument, { ...options, returnPartialData: false });
}

export function useBookingServicesQuery(options?: useQuery.Options<BookingServicesQuery, BookingServicesQueryVariables>) {
  return useQuery(BookingServicesDocument, { ...options, returnPartialData: false });
}

export function useDashboardSummaryQuery(options?: useQuery.Options<DashboardSummaryQuery, DashboardSummaryQueryVariables>) {
  return useQuery(DashboardSummaryDocument, { ...options, returnPartialData: false });
}

export function useHomeSpecialistsQuery(options?: useQuery.Options<HomeSpecialistsQuery, HomeSpecialistsQueryVariables>) {
  return useQuery(HomeSpecialistsDocument, { ...options, returnPartialData: false });
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

export function useMarkAlertReadMutation(options?: useMutation.Options<MarkAlertReadMutation, MarkAlertReadMutationVariables>) {
  return useMutation(MarkAlertReadDocument, options);
}

export function useMarkAllAlertsReadMutation(options?: useMutation.Options<MarkAllAlertsReadMutation, MarkAllAlertsReadMutationVariables>) {
  return useMutation(MarkAllAlertsReadDocument, options);
}

export function useRequestImmediateServiceMutation(options?: useMutation.Options<RequestImmediateServiceMutation, RequestImmediateServiceMutationVariables>) {
  return useMutation(RequestImmediateServiceDocument, options);
}

export function useServiceCatalogueQuery(options?: useQuery.Options<ServiceCatalogueQuery, ServiceCatalogueQueryVariables>) {
  return useQuery(ServiceCatalogueDocument, { ...options, returnPartialData: false });
}

export function useServicePlacesQuery(options: useQuery.Options<ServicePlacesQuery, ServicePlacesQueryVariables>) {
  return useQuery(ServicePlacesDocument, { ...options, returnPartialData: false });
}

export function useServicesQuery(options?: useQuery.Options<ServicesQuery, ServicesQueryVariables>) {
  return useQuery(ServicesDocument, { ...options, returnPartialData: false });
}

export function useServiceSpecialistsQuery(options: useQuery.Options<ServiceSpecialistsQuery, ServiceSpecialistsQueryVariables>) {
  return useQuery(ServiceSpecialistsDocument, { ...options, returnPartialData: false });
}

export function useSpecialistDirectoryQuery(options: useQuery.Options<SpecialistDirectoryQuery, SpecialistDirectoryQueryVariables>) {
  return useQuery(SpecialistDirectoryDocument, { ...options, returnPartialData: false });
}

export function useSpecialistProfileQuery(options: useQuery.Options<SpecialistProfileQuery, SpecialistProfileQueryVariables>) {
  return useQuery(SpecialistProfileDocument, { ...options, returnPartialData: false });
}

export function useTimeSlotsQuery(options: useQuery.Options<TimeSlotsQuery, TimeSlotsQueryVariables>) {
  return useQuery(TimeSlotsDocument, { ...options, returnPartialData: false });
}