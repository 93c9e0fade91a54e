import type { Ctx, House } from './context.ts'
import type { Permission } from './permissions.ts'
import type { Subscriber } from './subscribers.ts'

/** What an area offers the house. The roles screen, navigation, deliveries and seeds read it from here. */
export type Area = {
  name: string
  label: string
  permissions?: Record<string, Permission>
  subscribers?: Subscriber[]
  /** Its entry in the back office. */
  desk?: { path: string; label: string; permission: Permission }
  /** What one must be allowed to open this file of the area's; null when it is none of its own. */
  permissionForFile?: (ctx: Ctx, fileId: string) => Promise<Permission | null>
  /** A believable week of data, told through the area's own commands. Only the demonstration office has it. */
  seed?: (ctx: Ctx) => Promise<void>
  /** Puts away what is over: expired sessions, say. Once a day, in one process of all. */
  daily?: (house: House) => Promise<void>
}
