
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "NotificationSubject": [
      "Appointment",
      "Repair"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "NotificationSubject": [
      "Appointment",
      "Repair"
    ]
  }
};
      export default result;
    