import { definePermissions } from '#platform/permissions.ts'
import { everyRole } from '#values/roles.ts'

const scopes = ['assigned', 'branch', 'all'] as const

/** The auditor sees tasks and makes none. */
const { auditor: _, ...withoutLooking } = everyRole('assigned')

/** Assigned are a task of one's own, one of one's role, and one that one has given to somebody. */
export const taskPermissions = definePermissions('tasks', {
  view: { label: 'عرض المهام', scopes, for: everyRole('assigned') },
  manage: { label: 'إدارة المهام', scopes, for: withoutLooking },
})
