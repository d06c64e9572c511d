/** Why an appointment can't be paid for, cancelled, rescheduled or reviewed. */
export const appointmentMessages = {
  notFound: 'We couldn’t find this appointment.',
  paid: 'This appointment has already been paid for.',
  cancelled: 'This appointment has already been cancelled.',
  reviewed: 'You have already reviewed this appointment.',
  rescheduledOnce: 'You can only reschedule once. Please call us to change this appointment again.',
  /** Before the specialist confirms the booking. */
  notConfirmed: 'You can only pay for a confirmed appointment.',
  /** Before the specialist confirms the new time. */
  newTimeNotConfirmed: 'This appointment has been rescheduled. You can pay once the new time is confirmed.',
  paymentWindowClosed: 'The time to pay has passed. Please book a new appointment.',
  cancelCompleted: 'You can’t cancel a completed appointment.',
  payCompleted: 'You can’t pay for a completed appointment online. Please call us.',
  payCancelled: 'You can’t pay for a cancelled appointment.',
  rescheduleCancelled: 'You can’t reschedule a cancelled appointment.',
  rescheduleCompleted: 'You can’t reschedule a completed appointment.',
  notCompleted: 'You can only review a completed appointment.',
  timeSlotTaken: 'That time has just been taken. Please choose another time.',
} as const;
