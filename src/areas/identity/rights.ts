import type { Actor } from '#platform/context.ts'
import { anyone, anyoneSignedIn } from '#platform/permissions.ts'

/** Who may what until people hold roles: the administrator everything, anybody else what their own account needs. */
export function rightsOf({ administrator }: { administrator: boolean }): Actor['may'] {
  const everybodys = [anyone.key, anyoneSignedIn.key]
  return ({ key }) => administrator || everybodys.includes(key)
}
