
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "Node": [
      "Appointment",
      "Customer",
      "ImmediateService",
      "Notification",
      "PendingReview",
      "Repair",
      "Service",
      "Specialist",
      "SubmittedReview",
      "Vehicle"
    ],
    "NotificationSubject": [
      "Appointment",
      "Repair"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "Node": [
      "Appointment",
      "Customer",
      "ImmediateService",
      "Notification",
      "PendingReview",
      "Repair",
      "Service",
      "Specialist",
      "SubmittedReview",
      "Vehicle"
    ],
    "NotificationSubject": [
      "Appointment",
      "Repair"
    ]
  }
};
      export default result;
    