import type { Actor } from '#platform/context.ts'
import type { AccountKind } from './account.ts'
import { rightsOf } from './rights.ts'

type Account = { id: string; kind: AccountKind; name: string; administrator: boolean; sessionId?: string | undefined }

/** The person behind an account, as every command and page sees them. */
export function actorOf({ id, kind, name, administrator, sessionId }: Account): Actor {
  return { id, kind, name, may: rightsOf({ administrator }), sessionId }
}
