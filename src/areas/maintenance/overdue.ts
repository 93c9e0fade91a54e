/** The task of a request whose day has passed. */
export const overdueRule = 'maintenance-overdue'
