import type { AccountKind } from '#areas/identity/account.ts'
import type { Actor } from '#platform/context.ts'
import { anyone, anyoneSignedIn } from '#platform/permissions.ts'
import { everything } from '#platform/reach.ts'

type Account = { id: string; kind: AccountKind; name: string; sessionId?: string | undefined }

/** Somebody on the way in, who may what everybody may for their own account. What their roles allow is asked for afterwards. */
export function newcomer({ id, kind, name, sessionId }: Account): Actor {
  const may: Actor['may'] = ({ key }) => key === anyone.key || key === anyoneSignedIn.key
  return { id, kind, name, may, reach: (permission) => (may(permission) ? everything : null), sessionId }
}
