import { expenseNotices } from './expense-notices.ts'
import { maintenanceNotices } from './notices.ts'

/** Who hears what of a request, and of an expense for it. */
export const allMaintenanceNotices = [...maintenanceNotices, ...expenseNotices]
