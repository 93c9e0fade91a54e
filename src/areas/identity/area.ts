import type { Area } from '#platform/area.ts'
import { identityPermissions } from './permissions.ts'
import { forgetSessions } from './public.ts'
import { seed } from './seed.ts'

export const identity: Area = {
  name: 'identity',
  label: 'المستخدمون',
  permissions: identityPermissions,
  seed,
  daily: forgetSessions,
}
