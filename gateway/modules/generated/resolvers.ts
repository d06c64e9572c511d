import type * as Schema from '../../graphql/generated/schema.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AppointmentModel } from '../appointment/appointment.ts';
import type { CancelAppointmentPayloadModel, RescheduleAppointmentPayloadModel, PayForAppointmentPayloadModel, SubmitReviewPayloadModel, BookAppointmentPayloadModel } from '../appointment/appointments.ts';
import type { CustomerModel, CustomerSummaryModel } from '../customer/customer.ts';
import type { NextActionModel } from '../customer/next-action.ts';
import type { NotificationModel } from '../notification/notification.ts';
import type { RepairModel } from '../repair/repair.ts';
import type { PendingReviewModel, SubmittedReviewModel } from '../review/reviews.ts';
import type { ServiceModel } from '../service/service.ts';
import type { SpecialistModel, SpecialistServiceModel, ServiceAreaModel } from '../specialist/specialist.ts';
import type { AddVehiclePayloadModel, UpdateVehiclePayloadModel, SetPrimaryVehiclePayloadModel } from '../vehicle/vehicle.ts';
import type { GatewayContext } from '../context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
export type WithIndex<TObject> = TObject & Record<string, any>;
export type ResolversObject<TObject> = WithIndex<TObject>;

export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Schema.Maybe<TTypes> | Promise<Schema.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = ResolversObject<{
  NotificationSubject:
    | ( AppointmentModel )
    | ( RepairModel )
  ;
}>;

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = ResolversObject<{
  Node:
    | ( AppointmentModel )
    | ( CustomerModel )
    | ( Schema.ImmediateService )
    | ( NotificationModel )
    | ( PendingReviewModel )
    | ( RepairModel )
    | ( ServiceModel )
    | ( SpecialistModel )
    | ( SubmittedReviewModel )
    | ( Schema.Vehicle )
  ;
}>;

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = ResolversObject<{
  ActionUnavailableReason: Schema.ActionUnavailableReason;
  AddVehicleInput: Schema.AddVehicleInput;
  AddVehiclePayload: ResolverTypeWrapper<AddVehiclePayloadModel>;
  AnswerForBookingInput: Schema.AnswerForBookingInput;
  AnswerForBookingPayload: ResolverTypeWrapper<Omit<Schema.AnswerForBookingPayload, 'customer'> & { customer?: Schema.Maybe<ResolversTypes['Customer']> }>;
  ApplicationOption: ResolverTypeWrapper<Schema.ApplicationOption>;
  ApplyAsSpecialistInput: Schema.ApplyAsSpecialistInput;
  ApplyAsSpecialistPayload: ResolverTypeWrapper<Schema.ApplyAsSpecialistPayload>;
  Appointment: ResolverTypeWrapper<AppointmentModel>;
  AppointmentActions: ResolverTypeWrapper<Schema.AppointmentActions>;
  AppointmentConnection: ResolverTypeWrapper<Omit<Schema.AppointmentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['AppointmentEdge']>, nodes: Array<ResolversTypes['Appointment']> }>;
  AppointmentEdge: ResolverTypeWrapper<Omit<Schema.AppointmentEdge, 'node'> & { node: ResolversTypes['Appointment'] }>;
  AppointmentOrder: Schema.AppointmentOrder;
  AppointmentPeriod: Schema.AppointmentPeriod;
  AppointmentStatus: Schema.AppointmentStatus;
  AppointmentStatusCount: ResolverTypeWrapper<Schema.AppointmentStatusCount>;
  BookAppointmentAsGuestInput: Schema.BookAppointmentAsGuestInput;
  BookAppointmentAsGuestPayload: ResolverTypeWrapper<Schema.BookAppointmentAsGuestPayload>;
  BookAppointmentInput: Schema.BookAppointmentInput;
  BookAppointmentPayload: ResolverTypeWrapper<BookAppointmentPayloadModel>;
  Boolean: ResolverTypeWrapper<Schema.Scalars['Boolean']['output']>;
  CacheControlScope: Schema.CacheControlScope;
  CancelAppointmentInput: Schema.CancelAppointmentInput;
  CancelAppointmentPayload: ResolverTypeWrapper<CancelAppointmentPayloadModel>;
  ChangeBookingEmailInput: Schema.ChangeBookingEmailInput;
  ChangeBookingEmailPayload: ResolverTypeWrapper<Schema.ChangeBookingEmailPayload>;
  ChangePasswordInput: Schema.ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<Schema.ChangePasswordPayload>;
  ClaimAccountInput: Schema.ClaimAccountInput;
  ClaimAccountPayload: ResolverTypeWrapper<Schema.ClaimAccountPayload>;
  ClaimedBookingInput: Schema.ClaimedBookingInput;
  Company: ResolverTypeWrapper<Schema.Company>;
  CompleteClaimInput: Schema.CompleteClaimInput;
  CompleteClaimPayload: ResolverTypeWrapper<Schema.CompleteClaimPayload>;
  ContactPreference: Schema.ContactPreference;
  Currency: Schema.Currency;
  CustomServiceInput: Schema.CustomServiceInput;
  CustomWorkshopInput: Schema.CustomWorkshopInput;
  Customer: ResolverTypeWrapper<CustomerModel>;
  CustomerLocation: ResolverTypeWrapper<Schema.CustomerLocation>;
  CustomerLocationKind: Schema.CustomerLocationKind;
  CustomerSummary: ResolverTypeWrapper<CustomerSummaryModel>;
  Date: ResolverTypeWrapper<Schema.Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Schema.Scalars['DateTime']['output']>;
  DoubtfulBooking: ResolverTypeWrapper<Schema.DoubtfulBooking>;
  EmailAvailability: ResolverTypeWrapper<Schema.EmailAvailability>;
  EmailCodePurpose: Schema.EmailCodePurpose;
  ExperienceRange: Schema.ExperienceRange;
  Float: ResolverTypeWrapper<Schema.Scalars['Float']['output']>;
  GuestBooking: ResolverTypeWrapper<Schema.GuestBooking>;
  GuestCustomerKind: Schema.GuestCustomerKind;
  ID: ResolverTypeWrapper<Schema.Scalars['ID']['output']>;
  ImmediateRequest: ResolverTypeWrapper<Schema.ImmediateRequest>;
  ImmediateService: ResolverTypeWrapper<Schema.ImmediateService>;
  InsuranceStatus: Schema.InsuranceStatus;
  Int: ResolverTypeWrapper<Schema.Scalars['Int']['output']>;
  LocalTime: ResolverTypeWrapper<Schema.Scalars['LocalTime']['output']>;
  LocationInput: Schema.LocationInput;
  LogInInput: Schema.LogInInput;
  LogInPayload: ResolverTypeWrapper<Omit<Schema.LogInPayload, 'customer'> & { customer?: Schema.Maybe<ResolversTypes['Customer']> }>;
  LogOutInput: Schema.LogOutInput;
  LogOutOtherDevicesInput: Schema.LogOutOtherDevicesInput;
  LogOutOtherDevicesPayload: ResolverTypeWrapper<Omit<Schema.LogOutOtherDevicesPayload, 'customer'> & { customer?: Schema.Maybe<ResolversTypes['Customer']> }>;
  LogOutPayload: ResolverTypeWrapper<Schema.LogOutPayload>;
  MarkAllNotificationsReadInput: Schema.MarkAllNotificationsReadInput;
  MarkAllNotificationsReadPayload: ResolverTypeWrapper<Omit<Schema.MarkAllNotificationsReadPayload, 'customer'> & { customer?: Schema.Maybe<ResolversTypes['Customer']> }>;
  MarkNotificationReadInput: Schema.MarkNotificationReadInput;
  MarkNotificationReadPayload: ResolverTypeWrapper<Omit<Schema.MarkNotificationReadPayload, 'customer' | 'notification'> & { customer?: Schema.Maybe<ResolversTypes['Customer']>, notification?: Schema.Maybe<ResolversTypes['Notification']> }>;
  Money: ResolverTypeWrapper<Schema.Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NextAction: ResolverTypeWrapper<NextActionModel>;
  NextActionKind: Schema.NextActionKind;
  NextStep: Schema.NextStep;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  Notification: ResolverTypeWrapper<NotificationModel>;
  NotificationConnection: ResolverTypeWrapper<Omit<Schema.NotificationConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['NotificationEdge']>, nodes: Array<ResolversTypes['Notification']> }>;
  NotificationEdge: ResolverTypeWrapper<Omit<Schema.NotificationEdge, 'node'> & { node: ResolversTypes['Notification'] }>;
  NotificationKind: Schema.NotificationKind;
  NotificationRecency: Schema.NotificationRecency;
  NotificationSubject: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['NotificationSubject']>;
  NotificationsChangedPayload: ResolverTypeWrapper<Omit<Schema.NotificationsChangedPayload, 'added' | 'customer'> & { added: Array<ResolversTypes['Notification']>, customer: ResolversTypes['Customer'] }>;
  OpenBookingLinkInput: Schema.OpenBookingLinkInput;
  OpenBookingLinkPayload: ResolverTypeWrapper<Schema.OpenBookingLinkPayload>;
  PageInfo: ResolverTypeWrapper<Schema.PageInfo>;
  PayForAppointmentInput: Schema.PayForAppointmentInput;
  PayForAppointmentPayload: ResolverTypeWrapper<PayForAppointmentPayloadModel>;
  PaymentState: Schema.PaymentState;
  PendingReview: ResolverTypeWrapper<PendingReviewModel>;
  PendingReviewConnection: ResolverTypeWrapper<Omit<Schema.PendingReviewConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['PendingReviewEdge']>, nodes: Array<ResolversTypes['PendingReview']> }>;
  PendingReviewEdge: ResolverTypeWrapper<Omit<Schema.PendingReviewEdge, 'node'> & { node: ResolversTypes['PendingReview'] }>;
  PostalAddress: ResolverTypeWrapper<Schema.PostalAddress>;
  PostalAddressInput: Schema.PostalAddressInput;
  PriceGuide: ResolverTypeWrapper<Schema.PriceGuide>;
  PriceRange: ResolverTypeWrapper<Schema.PriceRange>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RatingCount: ResolverTypeWrapper<Schema.RatingCount>;
  Refund: ResolverTypeWrapper<Schema.Refund>;
  RefundRule: Schema.RefundRule;
  RegisterInput: Schema.RegisterInput;
  RegisterPayload: ResolverTypeWrapper<Schema.RegisterPayload>;
  RemoveVehicleInput: Schema.RemoveVehicleInput;
  RemoveVehiclePayload: ResolverTypeWrapper<Omit<Schema.RemoveVehiclePayload, 'customer'> & { customer?: Schema.Maybe<ResolversTypes['Customer']> }>;
  Repair: ResolverTypeWrapper<RepairModel>;
  RepairConnection: ResolverTypeWrapper<Omit<Schema.RepairConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['RepairEdge']>, nodes: Array<ResolversTypes['Repair']> }>;
  RepairEdge: ResolverTypeWrapper<Omit<Schema.RepairEdge, 'node'> & { node: ResolversTypes['Repair'] }>;
  RepairLabour: ResolverTypeWrapper<Schema.RepairLabour>;
  RepairPart: ResolverTypeWrapper<Schema.RepairPart>;
  RepairStatus: Schema.RepairStatus;
  RepairStatusCount: ResolverTypeWrapper<Schema.RepairStatusCount>;
  RequestImmediateServiceInput: Schema.RequestImmediateServiceInput;
  RequestImmediateServicePayload: ResolverTypeWrapper<Schema.RequestImmediateServicePayload>;
  RequestPasswordResetInput: Schema.RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<Schema.RequestPasswordResetPayload>;
  RescheduleAppointmentInput: Schema.RescheduleAppointmentInput;
  RescheduleAppointmentPayload: ResolverTypeWrapper<RescheduleAppointmentPayloadModel>;
  ResendEmailCodeInput: Schema.ResendEmailCodeInput;
  ResendEmailCodePayload: ResolverTypeWrapper<Schema.ResendEmailCodePayload>;
  ResendPasswordResetCodeInput: Schema.ResendPasswordResetCodeInput;
  ResendPasswordResetCodePayload: ResolverTypeWrapper<Schema.ResendPasswordResetCodePayload>;
  ResendRegistrationCodeInput: Schema.ResendRegistrationCodeInput;
  ResendRegistrationCodePayload: ResolverTypeWrapper<Schema.ResendRegistrationCodePayload>;
  ResetPasswordInput: Schema.ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<Schema.ResetPasswordPayload>;
  Review: ResolverTypeWrapper<Schema.Review>;
  ReviewConnection: ResolverTypeWrapper<Schema.ReviewConnection>;
  ReviewEdge: ResolverTypeWrapper<Schema.ReviewEdge>;
  SendContactMessageInput: Schema.SendContactMessageInput;
  SendContactMessagePayload: ResolverTypeWrapper<Schema.SendContactMessagePayload>;
  SendEmailCodeInput: Schema.SendEmailCodeInput;
  SendEmailCodePayload: ResolverTypeWrapper<Schema.SendEmailCodePayload>;
  Service: ResolverTypeWrapper<ServiceModel>;
  ServiceArea: ResolverTypeWrapper<ServiceAreaModel>;
  ServiceMode: Schema.ServiceMode;
  ServiceModeOption: ResolverTypeWrapper<Schema.ServiceModeOption>;
  ServicePricingInput: Schema.ServicePricingInput;
  Session: ResolverTypeWrapper<Schema.Session>;
  SetPrimaryVehicleInput: Schema.SetPrimaryVehicleInput;
  SetPrimaryVehiclePayload: ResolverTypeWrapper<SetPrimaryVehiclePayloadModel>;
  Specialist: ResolverTypeWrapper<SpecialistModel>;
  SpecialistApplicationOptions: ResolverTypeWrapper<Schema.SpecialistApplicationOptions>;
  SpecialistFilter: Schema.SpecialistFilter;
  SpecialistPage: ResolverTypeWrapper<Omit<Schema.SpecialistPage, 'items'> & { items: Array<ResolversTypes['Specialist']> }>;
  SpecialistService: ResolverTypeWrapper<SpecialistServiceModel>;
  SpecialistSort: Schema.SpecialistSort;
  SpecialistWorkshop: ResolverTypeWrapper<Schema.SpecialistWorkshop>;
  String: ResolverTypeWrapper<Schema.Scalars['String']['output']>;
  SubmitReviewInput: Schema.SubmitReviewInput;
  SubmitReviewPayload: ResolverTypeWrapper<SubmitReviewPayloadModel>;
  SubmittedReview: ResolverTypeWrapper<SubmittedReviewModel>;
  SubmittedReviewConnection: ResolverTypeWrapper<Omit<Schema.SubmittedReviewConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['SubmittedReviewEdge']>, nodes: Array<ResolversTypes['SubmittedReview']> }>;
  SubmittedReviewEdge: ResolverTypeWrapper<Omit<Schema.SubmittedReviewEdge, 'node'> & { node: ResolversTypes['SubmittedReview'] }>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TimeSlot: ResolverTypeWrapper<Schema.TimeSlot>;
  TravelDistance: Schema.TravelDistance;
  UndoEmailChangeInput: Schema.UndoEmailChangeInput;
  UndoEmailChangePayload: ResolverTypeWrapper<Schema.UndoEmailChangePayload>;
  UpdateProfileInput: Schema.UpdateProfileInput;
  UpdateProfilePayload: ResolverTypeWrapper<Omit<Schema.UpdateProfilePayload, 'customer'> & { customer?: Schema.Maybe<ResolversTypes['Customer']> }>;
  UpdateVehicleInput: Schema.UpdateVehicleInput;
  UpdateVehiclePayload: ResolverTypeWrapper<UpdateVehiclePayloadModel>;
  Upload: ResolverTypeWrapper<Schema.Scalars['Upload']['output']>;
  UserError: ResolverTypeWrapper<Schema.UserError>;
  UserErrorCode: Schema.UserErrorCode;
  Vehicle: ResolverTypeWrapper<Schema.Vehicle>;
  VehicleDetailsInput: Schema.VehicleDetailsInput;
  VerifyClaimInput: Schema.VerifyClaimInput;
  VerifyClaimPayload: ResolverTypeWrapper<Schema.VerifyClaimPayload>;
  VerifyEmailCodeInput: Schema.VerifyEmailCodeInput;
  VerifyEmailCodePayload: ResolverTypeWrapper<Schema.VerifyEmailCodePayload>;
  VerifyPasswordResetCodeInput: Schema.VerifyPasswordResetCodeInput;
  VerifyPasswordResetCodePayload: ResolverTypeWrapper<Schema.VerifyPasswordResetCodePayload>;
  VerifyRegistrationInput: Schema.VerifyRegistrationInput;
  VerifyRegistrationPayload: ResolverTypeWrapper<Schema.VerifyRegistrationPayload>;
  Weekday: Schema.Weekday;
  WorkingDayInput: Schema.WorkingDayInput;
  Workshop: ResolverTypeWrapper<Schema.Workshop>;
}>;

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = ResolversObject<{
  AddVehicleInput: Schema.AddVehicleInput;
  AddVehiclePayload: AddVehiclePayloadModel;
  AnswerForBookingInput: Schema.AnswerForBookingInput;
  AnswerForBookingPayload: Omit<Schema.AnswerForBookingPayload, 'customer'> & { customer?: Schema.Maybe<ResolversParentTypes['Customer']> };
  ApplicationOption: Schema.ApplicationOption;
  ApplyAsSpecialistInput: Schema.ApplyAsSpecialistInput;
  ApplyAsSpecialistPayload: Schema.ApplyAsSpecialistPayload;
  Appointment: AppointmentModel;
  AppointmentActions: Schema.AppointmentActions;
  AppointmentConnection: Omit<Schema.AppointmentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['AppointmentEdge']>, nodes: Array<ResolversParentTypes['Appointment']> };
  AppointmentEdge: Omit<Schema.AppointmentEdge, 'node'> & { node: ResolversParentTypes['Appointment'] };
  AppointmentStatusCount: Schema.AppointmentStatusCount;
  BookAppointmentAsGuestInput: Schema.BookAppointmentAsGuestInput;
  BookAppointmentAsGuestPayload: Schema.BookAppointmentAsGuestPayload;
  BookAppointmentInput: Schema.BookAppointmentInput;
  BookAppointmentPayload: BookAppointmentPayloadModel;
  Boolean: Schema.Scalars['Boolean']['output'];
  CancelAppointmentInput: Schema.CancelAppointmentInput;
  CancelAppointmentPayload: CancelAppointmentPayloadModel;
  ChangeBookingEmailInput: Schema.ChangeBookingEmailInput;
  ChangeBookingEmailPayload: Schema.ChangeBookingEmailPayload;
  ChangePasswordInput: Schema.ChangePasswordInput;
  ChangePasswordPayload: Schema.ChangePasswordPayload;
  ClaimAccountInput: Schema.ClaimAccountInput;
  ClaimAccountPayload: Schema.ClaimAccountPayload;
  ClaimedBookingInput: Schema.ClaimedBookingInput;
  Company: Schema.Company;
  CompleteClaimInput: Schema.CompleteClaimInput;
  CompleteClaimPayload: Schema.CompleteClaimPayload;
  CustomServiceInput: Schema.CustomServiceInput;
  CustomWorkshopInput: Schema.CustomWorkshopInput;
  Customer: CustomerModel;
  CustomerLocation: Schema.CustomerLocation;
  CustomerSummary: CustomerSummaryModel;
  Date: Schema.Scalars['Date']['output'];
  DateTime: Schema.Scalars['DateTime']['output'];
  DoubtfulBooking: Schema.DoubtfulBooking;
  EmailAvailability: Schema.EmailAvailability;
  Float: Schema.Scalars['Float']['output'];
  GuestBooking: Schema.GuestBooking;
  ID: Schema.Scalars['ID']['output'];
  ImmediateRequest: Schema.ImmediateRequest;
  ImmediateService: Schema.ImmediateService;
  Int: Schema.Scalars['Int']['output'];
  LocalTime: Schema.Scalars['LocalTime']['output'];
  LocationInput: Schema.LocationInput;
  LogInInput: Schema.LogInInput;
  LogInPayload: Omit<Schema.LogInPayload, 'customer'> & { customer?: Schema.Maybe<ResolversParentTypes['Customer']> };
  LogOutInput: Schema.LogOutInput;
  LogOutOtherDevicesInput: Schema.LogOutOtherDevicesInput;
  LogOutOtherDevicesPayload: Omit<Schema.LogOutOtherDevicesPayload, 'customer'> & { customer?: Schema.Maybe<ResolversParentTypes['Customer']> };
  LogOutPayload: Schema.LogOutPayload;
  MarkAllNotificationsReadInput: Schema.MarkAllNotificationsReadInput;
  MarkAllNotificationsReadPayload: Omit<Schema.MarkAllNotificationsReadPayload, 'customer'> & { customer?: Schema.Maybe<ResolversParentTypes['Customer']> };
  MarkNotificationReadInput: Schema.MarkNotificationReadInput;
  MarkNotificationReadPayload: Omit<Schema.MarkNotificationReadPayload, 'customer' | 'notification'> & { customer?: Schema.Maybe<ResolversParentTypes['Customer']>, notification?: Schema.Maybe<ResolversParentTypes['Notification']> };
  Money: Schema.Money;
  Mutation: Record<PropertyKey, never>;
  NextAction: NextActionModel;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  Notification: NotificationModel;
  NotificationConnection: Omit<Schema.NotificationConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['NotificationEdge']>, nodes: Array<ResolversParentTypes['Notification']> };
  NotificationEdge: Omit<Schema.NotificationEdge, 'node'> & { node: ResolversParentTypes['Notification'] };
  NotificationSubject: ResolversUnionTypes<ResolversParentTypes>['NotificationSubject'];
  NotificationsChangedPayload: Omit<Schema.NotificationsChangedPayload, 'added' | 'customer'> & { added: Array<ResolversParentTypes['Notification']>, customer: ResolversParentTypes['Customer'] };
  OpenBookingLinkInput: Schema.OpenBookingLinkInput;
  OpenBookingLinkPayload: Schema.OpenBookingLinkPayload;
  PageInfo: Schema.PageInfo;
  PayForAppointmentInput: Schema.PayForAppointmentInput;
  PayForAppointmentPayload: PayForAppointmentPayloadModel;
  PendingReview: PendingReviewModel;
  PendingReviewConnection: Omit<Schema.PendingReviewConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['PendingReviewEdge']>, nodes: Array<ResolversParentTypes['PendingReview']> };
  PendingReviewEdge: Omit<Schema.PendingReviewEdge, 'node'> & { node: ResolversParentTypes['PendingReview'] };
  PostalAddress: Schema.PostalAddress;
  PostalAddressInput: Schema.PostalAddressInput;
  PriceGuide: Schema.PriceGuide;
  PriceRange: Schema.PriceRange;
  Query: Record<PropertyKey, never>;
  RatingCount: Schema.RatingCount;
  Refund: Schema.Refund;
  RegisterInput: Schema.RegisterInput;
  RegisterPayload: Schema.RegisterPayload;
  RemoveVehicleInput: Schema.RemoveVehicleInput;
  RemoveVehiclePayload: Omit<Schema.RemoveVehiclePayload, 'customer'> & { customer?: Schema.Maybe<ResolversParentTypes['Customer']> };
  Repair: RepairModel;
  RepairConnection: Omit<Schema.RepairConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['RepairEdge']>, nodes: Array<ResolversParentTypes['Repair']> };
  RepairEdge: Omit<Schema.RepairEdge, 'node'> & { node: ResolversParentTypes['Repair'] };
  RepairLabour: Schema.RepairLabour;
  RepairPart: Schema.RepairPart;
  RepairStatusCount: Schema.RepairStatusCount;
  RequestImmediateServiceInput: Schema.RequestImmediateServiceInput;
  RequestImmediateServicePayload: Schema.RequestImmediateServicePayload;
  RequestPasswordResetInput: Schema.RequestPasswordResetInput;
  RequestPasswordResetPayload: Schema.RequestPasswordResetPayload;
  RescheduleAppointmentInput: Schema.RescheduleAppointmentInput;
  RescheduleAppointmentPayload: RescheduleAppointmentPayloadModel;
  ResendEmailCodeInput: Schema.ResendEmailCodeInput;
  ResendEmailCodePayload: Schema.ResendEmailCodePayload;
  ResendPasswordResetCodeInput: Schema.ResendPasswordResetCodeInput;
  ResendPasswordResetCodePayload: Schema.ResendPasswordResetCodePayload;
  ResendRegistrationCodeInput: Schema.ResendRegistrationCodeInput;
  ResendRegistrationCodePayload: Schema.ResendRegistrationCodePayload;
  ResetPasswordInput: Schema.ResetPasswordInput;
  ResetPasswordPayload: Schema.ResetPasswordPayload;
  Review: Schema.Review;
  ReviewConnection: Schema.ReviewConnection;
  ReviewEdge: Schema.ReviewEdge;
  SendContactMessageInput: Schema.SendContactMessageInput;
  SendContactMessagePayload: Schema.SendContactMessagePayload;
  SendEmailCodeInput: Schema.SendEmailCodeInput;
  SendEmailCodePayload: Schema.SendEmailCodePayload;
  Service: ServiceModel;
  ServiceArea: ServiceAreaModel;
  ServiceModeOption: Schema.ServiceModeOption;
  ServicePricingInput: Schema.ServicePricingInput;
  Session: Schema.Session;
  SetPrimaryVehicleInput: Schema.SetPrimaryVehicleInput;
  SetPrimaryVehiclePayload: SetPrimaryVehiclePayloadModel;
  Specialist: SpecialistModel;
  SpecialistApplicationOptions: Schema.SpecialistApplicationOptions;
  SpecialistFilter: Schema.SpecialistFilter;
  SpecialistPage: Omit<Schema.SpecialistPage, 'items'> & { items: Array<ResolversParentTypes['Specialist']> };
  SpecialistService: SpecialistServiceModel;
  SpecialistWorkshop: Schema.SpecialistWorkshop;
  String: Schema.Scalars['String']['output'];
  SubmitReviewInput: Schema.SubmitReviewInput;
  SubmitReviewPayload: SubmitReviewPayloadModel;
  SubmittedReview: SubmittedReviewModel;
  SubmittedReviewConnection: Omit<Schema.SubmittedReviewConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['SubmittedReviewEdge']>, nodes: Array<ResolversParentTypes['SubmittedReview']> };
  SubmittedReviewEdge: Omit<Schema.SubmittedReviewEdge, 'node'> & { node: ResolversParentTypes['SubmittedReview'] };
  Subscription: Record<PropertyKey, never>;
  TimeSlot: Schema.TimeSlot;
  UndoEmailChangeInput: Schema.UndoEmailChangeInput;
  UndoEmailChangePayload: Schema.UndoEmailChangePayload;
  UpdateProfileInput: Schema.UpdateProfileInput;
  UpdateProfilePayload: Omit<Schema.UpdateProfilePayload, 'customer'> & { customer?: Schema.Maybe<ResolversParentTypes['Customer']> };
  UpdateVehicleInput: Schema.UpdateVehicleInput;
  UpdateVehiclePayload: UpdateVehiclePayloadModel;
  Upload: Schema.Scalars['Upload']['output'];
  UserError: Schema.UserError;
  Vehicle: Schema.Vehicle;
  VehicleDetailsInput: Schema.VehicleDetailsInput;
  VerifyClaimInput: Schema.VerifyClaimInput;
  VerifyClaimPayload: Schema.VerifyClaimPayload;
  VerifyEmailCodeInput: Schema.VerifyEmailCodeInput;
  VerifyEmailCodePayload: Schema.VerifyEmailCodePayload;
  VerifyPasswordResetCodeInput: Schema.VerifyPasswordResetCodeInput;
  VerifyPasswordResetCodePayload: Schema.VerifyPasswordResetCodePayload;
  VerifyRegistrationInput: Schema.VerifyRegistrationInput;
  VerifyRegistrationPayload: Schema.VerifyRegistrationPayload;
  WorkingDayInput: Schema.WorkingDayInput;
  Workshop: Schema.Workshop;
}>;

export type CacheControlDirectiveArgs = {
  inheritMaxAge?: Schema.Maybe<Schema.Scalars['Boolean']['input']>;
  maxAge?: Schema.Maybe<Schema.Scalars['Int']['input']>;
  scope?: Schema.Maybe<Schema.CacheControlScope>;
};

export type CacheControlDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = CacheControlDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CostDirectiveArgs = {
  atMost?: Schema.Maybe<Schema.Scalars['Int']['input']>;
  calls?: Schema.Maybe<Schema.Scalars['Int']['input']>;
  items?: Schema.Maybe<Schema.Scalars['Int']['input']>;
  sizedBy?: Schema.Maybe<Schema.Scalars['String']['input']>;
};

export type CostDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RateLimitDirectiveArgs = {
  name?: Schema.Maybe<Schema.Scalars['String']['input']>;
};

export type RateLimitDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = RateLimitDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AddVehiclePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddVehiclePayload'] = ResolversParentTypes['AddVehiclePayload']> = ResolversObject<{
  customer?: Resolver<Schema.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  vehicle?: Resolver<Schema.Maybe<ResolversTypes['Vehicle']>, ParentType, ContextType>;
}>;

export type AnswerForBookingPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnswerForBookingPayload'] = ResolversParentTypes['AnswerForBookingPayload']> = ResolversObject<{
  customer?: Resolver<Schema.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type ApplicationOptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApplicationOption'] = ResolversParentTypes['ApplicationOption']> = ResolversObject<{
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
}>;

export type ApplyAsSpecialistPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApplyAsSpecialistPayload'] = ResolversParentTypes['ApplyAsSpecialistPayload']> = ResolversObject<{
  isReceived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type AppointmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Appointment'] = ResolversParentTypes['Appointment']> = ResolversObject<{
  actions?: Resolver<ResolversTypes['AppointmentActions'], ParentType, ContextType>;
  bookedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  confirmedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  details?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDifferentLocation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHomeService?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaymentSimulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRescheduled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReviewed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUpcoming?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  locationName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paidAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paymentDueBy?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paymentState?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
  price?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  reference?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refund?: Resolver<Schema.Maybe<ResolversTypes['Refund']>, ParentType, ContextType>;
  refundIfCancelled?: Resolver<Schema.Maybe<ResolversTypes['Refund']>, ParentType, ContextType>;
  rescheduleDates?: Resolver<Schema.Maybe<Array<ResolversTypes['Date']>>, ParentType, ContextType>;
  rescheduleTimeSlots?: Resolver<Schema.Maybe<Array<ResolversTypes['TimeSlot']>>, ParentType, ContextType, RequireFields<Schema.AppointmentRescheduleTimeSlotsArgs, 'date'>>;
  scheduledDate?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  scheduledTime?: Resolver<Schema.Maybe<ResolversTypes['LocalTime']>, ParentType, ContextType>;
  secondChoiceDate?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  secondChoiceTime?: Resolver<Schema.Maybe<ResolversTypes['LocalTime']>, ParentType, ContextType>;
  service?: Resolver<Schema.Maybe<ResolversTypes['Service']>, ParentType, ContextType>;
  serviceName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  specialist?: Resolver<Schema.Maybe<ResolversTypes['Specialist']>, ParentType, ContextType>;
  specialistId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  specialistName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AppointmentStatus'], ParentType, ContextType>;
  vehicle?: Resolver<Schema.Maybe<ResolversTypes['Vehicle']>, ParentType, ContextType>;
  wasRescheduled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  workshop?: Resolver<Schema.Maybe<ResolversTypes['Workshop']>, ParentType, ContextType>;
  workshopAddress?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  workshopId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type AppointmentActionsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AppointmentActions'] = ResolversParentTypes['AppointmentActions']> = ResolversObject<{
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canPay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canReschedule?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancelUnavailableReason?: Resolver<Schema.Maybe<ResolversTypes['ActionUnavailableReason']>, ParentType, ContextType>;
  payUnavailableReason?: Resolver<Schema.Maybe<ResolversTypes['ActionUnavailableReason']>, ParentType, ContextType>;
  rescheduleUnavailableReason?: Resolver<Schema.Maybe<ResolversTypes['ActionUnavailableReason']>, ParentType, ContextType>;
  reviewUnavailableReason?: Resolver<Schema.Maybe<ResolversTypes['ActionUnavailableReason']>, ParentType, ContextType>;
}>;

export type AppointmentConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AppointmentConnection'] = ResolversParentTypes['AppointmentConnection']> = ResolversObject<{
  edges?: Resolver<Array<ResolversTypes['AppointmentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Appointment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  searchSuggestions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  statusCounts?: Resolver<Array<ResolversTypes['AppointmentStatusCount']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type AppointmentEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AppointmentEdge'] = ResolversParentTypes['AppointmentEdge']> = ResolversObject<{
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Appointment'], ParentType, ContextType>;
}>;

export type AppointmentStatusCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AppointmentStatusCount'] = ResolversParentTypes['AppointmentStatusCount']> = ResolversObject<{
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AppointmentStatus'], ParentType, ContextType>;
}>;

export type BookAppointmentAsGuestPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BookAppointmentAsGuestPayload'] = ResolversParentTypes['BookAppointmentAsGuestPayload']> = ResolversObject<{
  booking?: Resolver<Schema.Maybe<ResolversTypes['GuestBooking']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type BookAppointmentPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BookAppointmentPayload'] = ResolversParentTypes['BookAppointmentPayload']> = ResolversObject<{
  appointment?: Resolver<Schema.Maybe<ResolversTypes['Appointment']>, ParentType, ContextType>;
  customer?: Resolver<Schema.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type CancelAppointmentPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancelAppointmentPayload'] = ResolversParentTypes['CancelAppointmentPayload']> = ResolversObject<{
  appointment?: Resolver<Schema.Maybe<ResolversTypes['Appointment']>, ParentType, ContextType>;
  customer?: Resolver<Schema.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type ChangeBookingEmailPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangeBookingEmailPayload'] = ResolversParentTypes['ChangeBookingEmailPayload']> = ResolversObject<{
  customerId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  email?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flowId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type ChangePasswordPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = ResolversObject<{
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type ClaimAccountPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClaimAccountPayload'] = ResolversParentTypes['ClaimAccountPayload']> = ResolversObject<{
  flowId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type CompanyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = ResolversObject<{
  companyId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type CompleteClaimPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CompleteClaimPayload'] = ResolversParentTypes['CompleteClaimPayload']> = ResolversObject<{
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  session?: Resolver<Schema.Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type CustomerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = ResolversObject<{
  address?: Resolver<Schema.Maybe<ResolversTypes['PostalAddress']>, ParentType, ContextType>;
  appointment?: Resolver<Schema.Maybe<ResolversTypes['Appointment']>, ParentType, ContextType, RequireFields<Schema.CustomerAppointmentArgs, 'id'>>;
  appointments?: Resolver<Schema.Maybe<ResolversTypes['AppointmentConnection']>, ParentType, ContextType, RequireFields<Schema.CustomerAppointmentsArgs, 'first' | 'order'>>;
  doubtfulBookings?: Resolver<Schema.Maybe<Array<ResolversTypes['DoubtfulBooking']>>, ParentType, ContextType>;
  email?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  joinedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextAction?: Resolver<Schema.Maybe<ResolversTypes['NextAction']>, ParentType, ContextType>;
  notifications?: Resolver<Schema.Maybe<ResolversTypes['NotificationConnection']>, ParentType, ContextType, RequireFields<Schema.CustomerNotificationsArgs, 'first'>>;
  otherSessionCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pendingReviews?: Resolver<Schema.Maybe<ResolversTypes['PendingReviewConnection']>, ParentType, ContextType, RequireFields<Schema.CustomerPendingReviewsArgs, 'first'>>;
  phone?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photoUrl?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  repair?: Resolver<Schema.Maybe<ResolversTypes['Repair']>, ParentType, ContextType, RequireFields<Schema.CustomerRepairArgs, 'id'>>;
  repairs?: Resolver<Schema.Maybe<ResolversTypes['RepairConnection']>, ParentType, ContextType, RequireFields<Schema.CustomerRepairsArgs, 'first'>>;
  submittedReviews?: Resolver<Schema.Maybe<ResolversTypes['SubmittedReviewConnection']>, ParentType, ContextType, RequireFields<Schema.CustomerSubmittedReviewsArgs, 'first'>>;
  summary?: Resolver<ResolversTypes['CustomerSummary'], ParentType, ContextType>;
  unreadNotificationCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  vehicles?: Resolver<Schema.Maybe<Array<ResolversTypes['Vehicle']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type CustomerLocationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerLocation'] = ResolversParentTypes['CustomerLocation']> = ResolversObject<{
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CustomerLocationKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type CustomerSummaryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerSummary'] = ResolversParentTypes['CustomerSummary']> = ResolversObject<{
  completedRepairs?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pendingAppointments?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pendingReviews?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  recentAppointments?: Resolver<Schema.Maybe<Array<ResolversTypes['Appointment']>>, ParentType, ContextType>;
  totalSpent?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
}>;

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DoubtfulBookingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DoubtfulBooking'] = ResolversParentTypes['DoubtfulBooking']> = ResolversObject<{
  appointmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  date?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  reference?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startTime?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type EmailAvailabilityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EmailAvailability'] = ResolversParentTypes['EmailAvailability']> = ResolversObject<{
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type GuestBookingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GuestBooking'] = ResolversParentTypes['GuestBooking']> = ResolversObject<{
  appointmentId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customerId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customerKind?: Resolver<ResolversTypes['GuestCustomerKind'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  flowId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextStep?: Resolver<ResolversTypes['NextStep'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ImmediateRequestResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImmediateRequest'] = ResolversParentTypes['ImmediateRequest']> = ResolversObject<{
  contactPreference?: Resolver<ResolversTypes['ContactPreference'], ParentType, ContextType>;
  immediateServiceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ImmediateServiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ImmediateService'] = ResolversParentTypes['ImmediateService']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export interface LocalTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalTime'], any> {
  name: 'LocalTime';
}

export type LogInPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LogInPayload'] = ResolversParentTypes['LogInPayload']> = ResolversObject<{
  customer?: Resolver<Schema.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextStep?: Resolver<Schema.Maybe<ResolversTypes['NextStep']>, ParentType, ContextType>;
  redirectPath?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  session?: Resolver<Schema.Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type LogOutOtherDevicesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LogOutOtherDevicesPayload'] = ResolversParentTypes['LogOutOtherDevicesPayload']> = ResolversObject<{
  clientMutationId?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer?: Resolver<Schema.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type LogOutPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LogOutPayload'] = ResolversParentTypes['LogOutPayload']> = ResolversObject<{
  clientMutationId?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type MarkAllNotificationsReadPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MarkAllNotificationsReadPayload'] = ResolversParentTypes['MarkAllNotificationsReadPayload']> = ResolversObject<{
  clientMutationId?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer?: Resolver<Schema.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type MarkNotificationReadPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MarkNotificationReadPayload'] = ResolversParentTypes['MarkNotificationReadPayload']> = ResolversObject<{
  customer?: Resolver<Schema.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notification?: Resolver<Schema.Maybe<ResolversTypes['Notification']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type MoneyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = ResolversObject<{
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  formatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = ResolversObject<{
  addVehicle?: Resolver<Schema.Maybe<ResolversTypes['AddVehiclePayload']>, ParentType, ContextType, RequireFields<Schema.MutationAddVehicleArgs, 'input'>>;
  answerForBooking?: Resolver<Schema.Maybe<ResolversTypes['AnswerForBookingPayload']>, ParentType, ContextType, RequireFields<Schema.MutationAnswerForBookingArgs, 'input'>>;
  applyAsSpecialist?: Resolver<Schema.Maybe<ResolversTypes['ApplyAsSpecialistPayload']>, ParentType, ContextType, RequireFields<Schema.MutationApplyAsSpecialistArgs, 'input'>>;
  bookAppointment?: Resolver<Schema.Maybe<ResolversTypes['BookAppointmentPayload']>, ParentType, ContextType, RequireFields<Schema.MutationBookAppointmentArgs, 'input'>>;
  bookAppointmentAsGuest?: Resolver<Schema.Maybe<ResolversTypes['BookAppointmentAsGuestPayload']>, ParentType, ContextType, RequireFields<Schema.MutationBookAppointmentAsGuestArgs, 'input'>>;
  cancelAppointment?: Resolver<Schema.Maybe<ResolversTypes['CancelAppointmentPayload']>, ParentType, ContextType, RequireFields<Schema.MutationCancelAppointmentArgs, 'input'>>;
  changeBookingEmail?: Resolver<Schema.Maybe<ResolversTypes['ChangeBookingEmailPayload']>, ParentType, ContextType, RequireFields<Schema.MutationChangeBookingEmailArgs, 'input'>>;
  changePassword?: Resolver<Schema.Maybe<ResolversTypes['ChangePasswordPayload']>, ParentType, ContextType, RequireFields<Schema.MutationChangePasswordArgs, 'input'>>;
  claimAccount?: Resolver<Schema.Maybe<ResolversTypes['ClaimAccountPayload']>, ParentType, ContextType, RequireFields<Schema.MutationClaimAccountArgs, 'input'>>;
  completeClaim?: Resolver<Schema.Maybe<ResolversTypes['CompleteClaimPayload']>, ParentType, ContextType, RequireFields<Schema.MutationCompleteClaimArgs, 'input'>>;
  logIn?: Resolver<Schema.Maybe<ResolversTypes['LogInPayload']>, ParentType, ContextType, RequireFields<Schema.MutationLogInArgs, 'input'>>;
  logOut?: Resolver<Schema.Maybe<ResolversTypes['LogOutPayload']>, ParentType, ContextType, RequireFields<Schema.MutationLogOutArgs, 'input'>>;
  logOutOtherDevices?: Resolver<Schema.Maybe<ResolversTypes['LogOutOtherDevicesPayload']>, ParentType, ContextType, RequireFields<Schema.MutationLogOutOtherDevicesArgs, 'input'>>;
  markAllNotificationsRead?: Resolver<Schema.Maybe<ResolversTypes['MarkAllNotificationsReadPayload']>, ParentType, ContextType, RequireFields<Schema.MutationMarkAllNotificationsReadArgs, 'input'>>;
  markNotificationRead?: Resolver<Schema.Maybe<ResolversTypes['MarkNotificationReadPayload']>, ParentType, ContextType, RequireFields<Schema.MutationMarkNotificationReadArgs, 'input'>>;
  openBookingLink?: Resolver<Schema.Maybe<ResolversTypes['OpenBookingLinkPayload']>, ParentType, ContextType, RequireFields<Schema.MutationOpenBookingLinkArgs, 'input'>>;
  payForAppointment?: Resolver<Schema.Maybe<ResolversTypes['PayForAppointmentPayload']>, ParentType, ContextType, RequireFields<Schema.MutationPayForAppointmentArgs, 'input'>>;
  register?: Resolver<Schema.Maybe<ResolversTypes['RegisterPayload']>, ParentType, ContextType, RequireFields<Schema.MutationRegisterArgs, 'input'>>;
  removeVehicle?: Resolver<Schema.Maybe<ResolversTypes['RemoveVehiclePayload']>, ParentType, ContextType, RequireFields<Schema.MutationRemoveVehicleArgs, 'input'>>;
  requestImmediateService?: Resolver<Schema.Maybe<ResolversTypes['RequestImmediateServicePayload']>, ParentType, ContextType, RequireFields<Schema.MutationRequestImmediateServiceArgs, 'input'>>;
  requestPasswordReset?: Resolver<Schema.Maybe<ResolversTypes['RequestPasswordResetPayload']>, ParentType, ContextType, RequireFields<Schema.MutationRequestPasswordResetArgs, 'input'>>;
  rescheduleAppointment?: Resolver<Schema.Maybe<ResolversTypes['RescheduleAppointmentPayload']>, ParentType, ContextType, RequireFields<Schema.MutationRescheduleAppointmentArgs, 'input'>>;
  resendEmailCode?: Resolver<Schema.Maybe<ResolversTypes['ResendEmailCodePayload']>, ParentType, ContextType, RequireFields<Schema.MutationResendEmailCodeArgs, 'input'>>;
  resendPasswordResetCode?: Resolver<Schema.Maybe<ResolversTypes['ResendPasswordResetCodePayload']>, ParentType, ContextType, RequireFields<Schema.MutationResendPasswordResetCodeArgs, 'input'>>;
  resendRegistrationCode?: Resolver<Schema.Maybe<ResolversTypes['ResendRegistrationCodePayload']>, ParentType, ContextType, RequireFields<Schema.MutationResendRegistrationCodeArgs, 'input'>>;
  resetPassword?: Resolver<Schema.Maybe<ResolversTypes['ResetPasswordPayload']>, ParentType, ContextType, RequireFields<Schema.MutationResetPasswordArgs, 'input'>>;
  sendContactMessage?: Resolver<Schema.Maybe<ResolversTypes['SendContactMessagePayload']>, ParentType, ContextType, RequireFields<Schema.MutationSendContactMessageArgs, 'input'>>;
  sendEmailCode?: Resolver<Schema.Maybe<ResolversTypes['SendEmailCodePayload']>, ParentType, ContextType, RequireFields<Schema.MutationSendEmailCodeArgs, 'input'>>;
  setPrimaryVehicle?: Resolver<Schema.Maybe<ResolversTypes['SetPrimaryVehiclePayload']>, ParentType, ContextType, RequireFields<Schema.MutationSetPrimaryVehicleArgs, 'input'>>;
  submitReview?: Resolver<Schema.Maybe<ResolversTypes['SubmitReviewPayload']>, ParentType, ContextType, RequireFields<Schema.MutationSubmitReviewArgs, 'input'>>;
  undoEmailChange?: Resolver<Schema.Maybe<ResolversTypes['UndoEmailChangePayload']>, ParentType, ContextType, RequireFields<Schema.MutationUndoEmailChangeArgs, 'input'>>;
  updateProfile?: Resolver<Schema.Maybe<ResolversTypes['UpdateProfilePayload']>, ParentType, ContextType, RequireFields<Schema.MutationUpdateProfileArgs, 'input'>>;
  updateVehicle?: Resolver<Schema.Maybe<ResolversTypes['UpdateVehiclePayload']>, ParentType, ContextType, RequireFields<Schema.MutationUpdateVehicleArgs, 'input'>>;
  verifyClaim?: Resolver<Schema.Maybe<ResolversTypes['VerifyClaimPayload']>, ParentType, ContextType, RequireFields<Schema.MutationVerifyClaimArgs, 'input'>>;
  verifyEmailCode?: Resolver<Schema.Maybe<ResolversTypes['VerifyEmailCodePayload']>, ParentType, ContextType, RequireFields<Schema.MutationVerifyEmailCodeArgs, 'input'>>;
  verifyPasswordResetCode?: Resolver<Schema.Maybe<ResolversTypes['VerifyPasswordResetCodePayload']>, ParentType, ContextType, RequireFields<Schema.MutationVerifyPasswordResetCodeArgs, 'input'>>;
  verifyRegistration?: Resolver<Schema.Maybe<ResolversTypes['VerifyRegistrationPayload']>, ParentType, ContextType, RequireFields<Schema.MutationVerifyRegistrationArgs, 'input'>>;
}>;

export type NextActionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NextAction'] = ResolversParentTypes['NextAction']> = ResolversObject<{
  appointment?: Resolver<Schema.Maybe<ResolversTypes['Appointment']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NextActionKind'], ParentType, ContextType>;
  pendingReview?: Resolver<Schema.Maybe<ResolversTypes['PendingReview']>, ParentType, ContextType>;
}>;

export type NodeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = ResolversObject<{
  __resolveType: TypeResolveFn<'Appointment' | 'Customer' | 'ImmediateService' | 'Notification' | 'PendingReview' | 'Repair' | 'Service' | 'Specialist' | 'SubmittedReview' | 'Vehicle', ParentType, ContextType>;
}>;

export type NotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = ResolversObject<{
  actionPath?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  icon?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextStep?: Resolver<Schema.Maybe<ResolversTypes['NextStep']>, ParentType, ContextType>;
  recency?: Resolver<ResolversTypes['NotificationRecency'], ParentType, ContextType>;
  subject?: Resolver<Schema.Maybe<ResolversTypes['NotificationSubject']>, ParentType, ContextType>;
  timeAgo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type NotificationConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationConnection'] = ResolversParentTypes['NotificationConnection']> = ResolversObject<{
  edges?: Resolver<Array<ResolversTypes['NotificationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type NotificationEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationEdge'] = ResolversParentTypes['NotificationEdge']> = ResolversObject<{
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Notification'], ParentType, ContextType>;
}>;

export type NotificationSubjectResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationSubject'] = ResolversParentTypes['NotificationSubject']> = ResolversObject<{
  __resolveType: TypeResolveFn<'Appointment' | 'Repair', ParentType, ContextType>;
}>;

export type NotificationsChangedPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationsChangedPayload'] = ResolversParentTypes['NotificationsChangedPayload']> = ResolversObject<{
  added?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
}>;

export type OpenBookingLinkPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpenBookingLinkPayload'] = ResolversParentTypes['OpenBookingLinkPayload']> = ResolversObject<{
  booking?: Resolver<Schema.Maybe<ResolversTypes['GuestBooking']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type PageInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = ResolversObject<{
  endCursor?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type PayForAppointmentPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PayForAppointmentPayload'] = ResolversParentTypes['PayForAppointmentPayload']> = ResolversObject<{
  appointment?: Resolver<Schema.Maybe<ResolversTypes['Appointment']>, ParentType, ContextType>;
  customer?: Resolver<Schema.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type PendingReviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PendingReview'] = ResolversParentTypes['PendingReview']> = ResolversObject<{
  appointment?: Resolver<Schema.Maybe<ResolversTypes['Appointment']>, ParentType, ContextType>;
  appointmentId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  date?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  serviceName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  specialist?: Resolver<Schema.Maybe<ResolversTypes['Specialist']>, ParentType, ContextType>;
  specialistId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  specialistName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  specialistPhotoUrl?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type PendingReviewConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PendingReviewConnection'] = ResolversParentTypes['PendingReviewConnection']> = ResolversObject<{
  edges?: Resolver<Array<ResolversTypes['PendingReviewEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PendingReview']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type PendingReviewEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PendingReviewEdge'] = ResolversParentTypes['PendingReviewEdge']> = ResolversObject<{
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PendingReview'], ParentType, ContextType>;
}>;

export type PostalAddressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PostalAddress'] = ResolversParentTypes['PostalAddress']> = ResolversObject<{
  city?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  county?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street2?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type PriceGuideResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceGuide'] = ResolversParentTypes['PriceGuide']> = ResolversObject<{
  highest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lowest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  offerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  typical?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  typicalDurationMinutes?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type PriceRangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceRange'] = ResolversParentTypes['PriceRange']> = ResolversObject<{
  formatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  high?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
}>;

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = ResolversObject<{
  emailAvailability?: Resolver<Schema.Maybe<ResolversTypes['EmailAvailability']>, ParentType, ContextType, RequireFields<Schema.QueryEmailAvailabilityArgs, 'email'>>;
  immediateServices?: Resolver<Schema.Maybe<Array<ResolversTypes['ImmediateService']>>, ParentType, ContextType>;
  me?: Resolver<Schema.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  node?: Resolver<Schema.Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<Schema.QueryNodeArgs, 'id'>>;
  serverTime?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  service?: Resolver<Schema.Maybe<ResolversTypes['Service']>, ParentType, ContextType, RequireFields<Schema.QueryServiceArgs, 'id'>>;
  services?: Resolver<Schema.Maybe<Array<ResolversTypes['Service']>>, ParentType, ContextType>;
  specialist?: Resolver<Schema.Maybe<ResolversTypes['Specialist']>, ParentType, ContextType, RequireFields<Schema.QuerySpecialistArgs, 'id'>>;
  specialistApplicationOptions?: Resolver<Schema.Maybe<ResolversTypes['SpecialistApplicationOptions']>, ParentType, ContextType>;
  specialists?: Resolver<Schema.Maybe<ResolversTypes['SpecialistPage']>, ParentType, ContextType, RequireFields<Schema.QuerySpecialistsArgs, 'page' | 'perPage'>>;
}>;

export type RatingCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RatingCount'] = ResolversParentTypes['RatingCount']> = ResolversObject<{
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stars?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type RefundResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Refund'] = ResolversParentTypes['Refund']> = ResolversObject<{
  amount?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  percentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rule?: Resolver<Schema.Maybe<ResolversTypes['RefundRule']>, ParentType, ContextType>;
}>;

export type RegisterPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegisterPayload'] = ResolversParentTypes['RegisterPayload']> = ResolversObject<{
  flowId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type RemoveVehiclePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemoveVehiclePayload'] = ResolversParentTypes['RemoveVehiclePayload']> = ResolversObject<{
  customer?: Resolver<Schema.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  removedVehicleId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type RepairResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Repair'] = ResolversParentTypes['Repair']> = ResolversObject<{
  appointment?: Resolver<Schema.Maybe<ResolversTypes['Appointment']>, ParentType, ContextType>;
  appointmentId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  canReview?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  date?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  description?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  labour?: Resolver<Array<ResolversTypes['RepairLabour']>, ParentType, ContextType>;
  labourTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  notes?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['RepairPart']>, ParentType, ContextType>;
  partsTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reference?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  specialistName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RepairStatus'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  vehicle?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  warranty?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type RepairConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RepairConnection'] = ResolversParentTypes['RepairConnection']> = ResolversObject<{
  edges?: Resolver<Array<ResolversTypes['RepairEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Repair']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  searchSuggestions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  statusCounts?: Resolver<Array<ResolversTypes['RepairStatusCount']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type RepairEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RepairEdge'] = ResolversParentTypes['RepairEdge']> = ResolversObject<{
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Repair'], ParentType, ContextType>;
}>;

export type RepairLabourResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RepairLabour'] = ResolversParentTypes['RepairLabour']> = ResolversObject<{
  description?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
}>;

export type RepairPartResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RepairPart'] = ResolversParentTypes['RepairPart']> = ResolversObject<{
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
}>;

export type RepairStatusCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RepairStatusCount'] = ResolversParentTypes['RepairStatusCount']> = ResolversObject<{
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RepairStatus'], ParentType, ContextType>;
}>;

export type RequestImmediateServicePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RequestImmediateServicePayload'] = ResolversParentTypes['RequestImmediateServicePayload']> = ResolversObject<{
  request?: Resolver<Schema.Maybe<ResolversTypes['ImmediateRequest']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type RequestPasswordResetPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = ResolversObject<{
  flowId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type RescheduleAppointmentPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RescheduleAppointmentPayload'] = ResolversParentTypes['RescheduleAppointmentPayload']> = ResolversObject<{
  appointment?: Resolver<Schema.Maybe<ResolversTypes['Appointment']>, ParentType, ContextType>;
  customer?: Resolver<Schema.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type ResendEmailCodePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResendEmailCodePayload'] = ResolversParentTypes['ResendEmailCodePayload']> = ResolversObject<{
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type ResendPasswordResetCodePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResendPasswordResetCodePayload'] = ResolversParentTypes['ResendPasswordResetCodePayload']> = ResolversObject<{
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type ResendRegistrationCodePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResendRegistrationCodePayload'] = ResolversParentTypes['ResendRegistrationCodePayload']> = ResolversObject<{
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type ResetPasswordPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = ResolversObject<{
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type ReviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = ResolversObject<{
  comment?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
}>;

export type ReviewConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReviewConnection'] = ResolversParentTypes['ReviewConnection']> = ResolversObject<{
  edges?: Resolver<Array<ResolversTypes['ReviewEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ReviewEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReviewEdge'] = ResolversParentTypes['ReviewEdge']> = ResolversObject<{
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
}>;

export type SendContactMessagePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendContactMessagePayload'] = ResolversParentTypes['SendContactMessagePayload']> = ResolversObject<{
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type SendEmailCodePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendEmailCodePayload'] = ResolversParentTypes['SendEmailCodePayload']> = ResolversObject<{
  flowId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type ServiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Service'] = ResolversParentTypes['Service']> = ResolversObject<{
  availableDates?: Resolver<Schema.Maybe<Array<ResolversTypes['Date']>>, ParentType, ContextType, RequireFields<Schema.ServiceAvailableDatesArgs, 'location'>>;
  customerLocations?: Resolver<Array<ResolversTypes['CustomerLocation']>, ParentType, ContextType>;
  description?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  iconClass?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needsVehicle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  priceGuide?: Resolver<Schema.Maybe<ResolversTypes['PriceGuide']>, ParentType, ContextType>;
  searchSuggestions?: Resolver<Schema.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType, Partial<Schema.ServiceSearchSuggestionsArgs>>;
  specialists?: Resolver<Schema.Maybe<Array<ResolversTypes['Specialist']>>, ParentType, ContextType, Partial<Schema.ServiceSpecialistsArgs>>;
  timeSlots?: Resolver<Schema.Maybe<Array<ResolversTypes['TimeSlot']>>, ParentType, ContextType, RequireFields<Schema.ServiceTimeSlotsArgs, 'date' | 'location'>>;
  workshops?: Resolver<Schema.Maybe<Array<ResolversTypes['Workshop']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ServiceAreaResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ServiceArea'] = ResolversParentTypes['ServiceArea']> = ResolversObject<{
  areaId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  travelFee?: Resolver<Schema.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
}>;

export type ServiceModeOptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ServiceModeOption'] = ResolversParentTypes['ServiceModeOption']> = ResolversObject<{
  description?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
}>;

export type SessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = ResolversObject<{
  accountType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type SetPrimaryVehiclePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetPrimaryVehiclePayload'] = ResolversParentTypes['SetPrimaryVehiclePayload']> = ResolversObject<{
  customer?: Resolver<Schema.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  vehicle?: Resolver<Schema.Maybe<ResolversTypes['Vehicle']>, ParentType, ContextType>;
}>;

export type SpecialistResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Specialist'] = ResolversParentTypes['Specialist']> = ResolversObject<{
  availableDays?: Resolver<Array<ResolversTypes['Weekday']>, ParentType, ContextType>;
  averageRating?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  bio?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companies?: Resolver<Array<ResolversTypes['Company']>, ParentType, ContextType>;
  estimatedDurationMinutes?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCertified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  liabilityInsurance?: Resolver<ResolversTypes['InsuranceStatus'], ParentType, ContextType>;
  name?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextAvailableDate?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType, Partial<Schema.SpecialistNextAvailableDateArgs>>;
  photoUrl?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Schema.Maybe<ResolversTypes['PriceRange']>, ParentType, ContextType>;
  priceLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ratingCounts?: Resolver<Array<ResolversTypes['RatingCount']>, ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ReviewConnection'], ParentType, ContextType, RequireFields<Schema.SpecialistReviewsArgs, 'first'>>;
  searchedService?: Resolver<Schema.Maybe<ResolversTypes['SpecialistService']>, ParentType, ContextType, RequireFields<Schema.SpecialistSearchedServiceArgs, 'search'>>;
  serviceAreas?: Resolver<Array<ResolversTypes['ServiceArea']>, ParentType, ContextType>;
  serviceMode?: Resolver<ResolversTypes['ServiceMode'], ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['SpecialistService']>, ParentType, ContextType>;
  trade?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  willingToTravel?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  workshops?: Resolver<Array<ResolversTypes['SpecialistWorkshop']>, ParentType, ContextType>;
  yearsOfExperience?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type SpecialistApplicationOptionsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SpecialistApplicationOptions'] = ResolversParentTypes['SpecialistApplicationOptions']> = ResolversObject<{
  companies?: Resolver<Array<ResolversTypes['ApplicationOption']>, ParentType, ContextType>;
  immediateServices?: Resolver<Array<ResolversTypes['ApplicationOption']>, ParentType, ContextType>;
  locations?: Resolver<Array<ResolversTypes['ApplicationOption']>, ParentType, ContextType>;
  serviceModes?: Resolver<Array<ResolversTypes['ServiceModeOption']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['ApplicationOption']>, ParentType, ContextType>;
  timeSlots?: Resolver<Array<ResolversTypes['ApplicationOption']>, ParentType, ContextType>;
  workshops?: Resolver<Array<ResolversTypes['ApplicationOption']>, ParentType, ContextType>;
}>;

export type SpecialistPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SpecialistPage'] = ResolversParentTypes['SpecialistPage']> = ResolversObject<{
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Specialist']>, ParentType, ContextType>;
  locationSuggestions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  searchSuggestions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sorts?: Resolver<Array<ResolversTypes['SpecialistSort']>, ParentType, ContextType>;
  totalCount?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type SpecialistServiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SpecialistService'] = ResolversParentTypes['SpecialistService']> = ResolversObject<{
  description?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estimatedDurationMinutes?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Schema.Maybe<ResolversTypes['PriceRange']>, ParentType, ContextType>;
  priceLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
}>;

export type SpecialistWorkshopResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SpecialistWorkshop'] = ResolversParentTypes['SpecialistWorkshop']> = ResolversObject<{
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workshopId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
}>;

export type SubmitReviewPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubmitReviewPayload'] = ResolversParentTypes['SubmitReviewPayload']> = ResolversObject<{
  appointment?: Resolver<Schema.Maybe<ResolversTypes['Appointment']>, ParentType, ContextType>;
  customer?: Resolver<Schema.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  review?: Resolver<Schema.Maybe<ResolversTypes['SubmittedReview']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type SubmittedReviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubmittedReview'] = ResolversParentTypes['SubmittedReview']> = ResolversObject<{
  appointment?: Resolver<Schema.Maybe<ResolversTypes['Appointment']>, ParentType, ContextType>;
  appointmentId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  comment?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reviewedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  serviceName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  specialistName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type SubmittedReviewConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubmittedReviewConnection'] = ResolversParentTypes['SubmittedReviewConnection']> = ResolversObject<{
  edges?: Resolver<Array<ResolversTypes['SubmittedReviewEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SubmittedReview']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type SubmittedReviewEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubmittedReviewEdge'] = ResolversParentTypes['SubmittedReviewEdge']> = ResolversObject<{
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SubmittedReview'], ParentType, ContextType>;
}>;

export type SubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = ResolversObject<{
  notificationsChanged?: SubscriptionResolver<Schema.Maybe<ResolversTypes['NotificationsChangedPayload']>, "notificationsChanged", ParentType, ContextType>;
}>;

export type TimeSlotResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TimeSlot'] = ResolversParentTypes['TimeSlot']> = ResolversObject<{
  endsAt?: Resolver<Schema.Maybe<ResolversTypes['LocalTime']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<Schema.Maybe<ResolversTypes['LocalTime']>, ParentType, ContextType>;
  timeSlotId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
}>;

export type UndoEmailChangePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UndoEmailChangePayload'] = ResolversParentTypes['UndoEmailChangePayload']> = ResolversObject<{
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resetToken?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type UpdateProfilePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateProfilePayload'] = ResolversParentTypes['UpdateProfilePayload']> = ResolversObject<{
  customer?: Resolver<Schema.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type UpdateVehiclePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateVehiclePayload'] = ResolversParentTypes['UpdateVehiclePayload']> = ResolversObject<{
  customer?: Resolver<Schema.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  vehicle?: Resolver<Schema.Maybe<ResolversTypes['Vehicle']>, ParentType, ContextType>;
}>;

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UserErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = ResolversObject<{
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Schema.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type VehicleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Vehicle'] = ResolversParentTypes['Vehicle']> = ResolversObject<{
  colour?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPrimary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  make?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plate?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vin?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  year?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type VerifyClaimPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VerifyClaimPayload'] = ResolversParentTypes['VerifyClaimPayload']> = ResolversObject<{
  claimToken?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type VerifyEmailCodePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VerifyEmailCodePayload'] = ResolversParentTypes['VerifyEmailCodePayload']> = ResolversObject<{
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type VerifyPasswordResetCodePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VerifyPasswordResetCodePayload'] = ResolversParentTypes['VerifyPasswordResetCodePayload']> = ResolversObject<{
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resetToken?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type VerifyRegistrationPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VerifyRegistrationPayload'] = ResolversParentTypes['VerifyRegistrationPayload']> = ResolversObject<{
  claimToken?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
}>;

export type WorkshopResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Workshop'] = ResolversParentTypes['Workshop']> = ResolversObject<{
  address?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type Resolvers<ContextType = GatewayContext> = ResolversObject<{
  AddVehiclePayload?: AddVehiclePayloadResolvers<ContextType>;
  AnswerForBookingPayload?: AnswerForBookingPayloadResolvers<ContextType>;
  ApplicationOption?: ApplicationOptionResolvers<ContextType>;
  ApplyAsSpecialistPayload?: ApplyAsSpecialistPayloadResolvers<ContextType>;
  Appointment?: AppointmentResolvers<ContextType>;
  AppointmentActions?: AppointmentActionsResolvers<ContextType>;
  AppointmentConnection?: AppointmentConnectionResolvers<ContextType>;
  AppointmentEdge?: AppointmentEdgeResolvers<ContextType>;
  AppointmentStatusCount?: AppointmentStatusCountResolvers<ContextType>;
  BookAppointmentAsGuestPayload?: BookAppointmentAsGuestPayloadResolvers<ContextType>;
  BookAppointmentPayload?: BookAppointmentPayloadResolvers<ContextType>;
  CancelAppointmentPayload?: CancelAppointmentPayloadResolvers<ContextType>;
  ChangeBookingEmailPayload?: ChangeBookingEmailPayloadResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  ClaimAccountPayload?: ClaimAccountPayloadResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  CompleteClaimPayload?: CompleteClaimPayloadResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerLocation?: CustomerLocationResolvers<ContextType>;
  CustomerSummary?: CustomerSummaryResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DoubtfulBooking?: DoubtfulBookingResolvers<ContextType>;
  EmailAvailability?: EmailAvailabilityResolvers<ContextType>;
  GuestBooking?: GuestBookingResolvers<ContextType>;
  ImmediateRequest?: ImmediateRequestResolvers<ContextType>;
  ImmediateService?: ImmediateServiceResolvers<ContextType>;
  LocalTime?: GraphQLScalarType;
  LogInPayload?: LogInPayloadResolvers<ContextType>;
  LogOutOtherDevicesPayload?: LogOutOtherDevicesPayloadResolvers<ContextType>;
  LogOutPayload?: LogOutPayloadResolvers<ContextType>;
  MarkAllNotificationsReadPayload?: MarkAllNotificationsReadPayloadResolvers<ContextType>;
  MarkNotificationReadPayload?: MarkNotificationReadPayloadResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NextAction?: NextActionResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationConnection?: NotificationConnectionResolvers<ContextType>;
  NotificationEdge?: NotificationEdgeResolvers<ContextType>;
  NotificationSubject?: NotificationSubjectResolvers<ContextType>;
  NotificationsChangedPayload?: NotificationsChangedPayloadResolvers<ContextType>;
  OpenBookingLinkPayload?: OpenBookingLinkPayloadResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PayForAppointmentPayload?: PayForAppointmentPayloadResolvers<ContextType>;
  PendingReview?: PendingReviewResolvers<ContextType>;
  PendingReviewConnection?: PendingReviewConnectionResolvers<ContextType>;
  PendingReviewEdge?: PendingReviewEdgeResolvers<ContextType>;
  PostalAddress?: PostalAddressResolvers<ContextType>;
  PriceGuide?: PriceGuideResolvers<ContextType>;
  PriceRange?: PriceRangeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RatingCount?: RatingCountResolvers<ContextType>;
  Refund?: RefundResolvers<ContextType>;
  RegisterPayload?: RegisterPayloadResolvers<ContextType>;
  RemoveVehiclePayload?: RemoveVehiclePayloadResolvers<ContextType>;
  Repair?: RepairResolvers<ContextType>;
  RepairConnection?: RepairConnectionResolvers<ContextType>;
  RepairEdge?: RepairEdgeResolvers<ContextType>;
  RepairLabour?: RepairLabourResolvers<ContextType>;
  RepairPart?: RepairPartResolvers<ContextType>;
  RepairStatusCount?: RepairStatusCountResolvers<ContextType>;
  RequestImmediateServicePayload?: RequestImmediateServicePayloadResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  RescheduleAppointmentPayload?: RescheduleAppointmentPayloadResolvers<ContextType>;
  ResendEmailCodePayload?: ResendEmailCodePayloadResolvers<ContextType>;
  ResendPasswordResetCodePayload?: ResendPasswordResetCodePayloadResolvers<ContextType>;
  ResendRegistrationCodePayload?: ResendRegistrationCodePayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewConnection?: ReviewConnectionResolvers<ContextType>;
  ReviewEdge?: ReviewEdgeResolvers<ContextType>;
  SendContactMessagePayload?: SendContactMessagePayloadResolvers<ContextType>;
  SendEmailCodePayload?: SendEmailCodePayloadResolvers<ContextType>;
  Service?: ServiceResolvers<ContextType>;
  ServiceArea?: ServiceAreaResolvers<ContextType>;
  ServiceModeOption?: ServiceModeOptionResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SetPrimaryVehiclePayload?: SetPrimaryVehiclePayloadResolvers<ContextType>;
  Specialist?: SpecialistResolvers<ContextType>;
  SpecialistApplicationOptions?: SpecialistApplicationOptionsResolvers<ContextType>;
  SpecialistPage?: SpecialistPageResolvers<ContextType>;
  SpecialistService?: SpecialistServiceResolvers<ContextType>;
  SpecialistWorkshop?: SpecialistWorkshopResolvers<ContextType>;
  SubmitReviewPayload?: SubmitReviewPayloadResolvers<ContextType>;
  SubmittedReview?: SubmittedReviewResolvers<ContextType>;
  SubmittedReviewConnection?: SubmittedReviewConnectionResolvers<ContextType>;
  SubmittedReviewEdge?: SubmittedReviewEdgeResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TimeSlot?: TimeSlotResolvers<ContextType>;
  UndoEmailChangePayload?: UndoEmailChangePayloadResolvers<ContextType>;
  UpdateProfilePayload?: UpdateProfilePayloadResolvers<ContextType>;
  UpdateVehiclePayload?: UpdateVehiclePayloadResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UserError?: UserErrorResolvers<ContextType>;
  Vehicle?: VehicleResolvers<ContextType>;
  VerifyClaimPayload?: VerifyClaimPayloadResolvers<ContextType>;
  VerifyEmailCodePayload?: VerifyEmailCodePayloadResolvers<ContextType>;
  VerifyPasswordResetCodePayload?: VerifyPasswordResetCodePayloadResolvers<ContextType>;
  VerifyRegistrationPayload?: VerifyRegistrationPayloadResolvers<ContextType>;
  Workshop?: WorkshopResolvers<ContextType>;
}>;

export type DirectiveResolvers<ContextType = GatewayContext> = ResolversObject<{
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
  cost?: CostDirectiveResolver<any, any, ContextType>;
  rateLimit?: RateLimitDirectiveResolver<any, any, ContextType>;
}>;
