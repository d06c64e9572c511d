/** Operations to start with, for the pages that developers try operations in. */
export const STARTER_OPERATIONS: readonly string[] = [
  `# The directory: no session needed.
query FindSpecialists {
  specialists(filter: { location: "Leicester" }, perPage: 3) {
    totalCount
    items {
      id
      name
      trade
      averageRating
    }
  }
}
`,
  `# A customer: the session is in the headers X-User-ID and X-Auth-Token.
query MyRepairs {
  me {
    firstName
    summary {
      pendingAppointments
    }
    unreadNotificationCount
  }
}
`,
  `# Live: run this, then change something in another tab.
subscription MyNotifications {
  notificationsChanged {
    added {
      title
    }
    customer {
      unreadNotificationCount
    }
  }
}
`,
];
