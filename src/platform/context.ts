import type { z } from 'zod'
import type { Config } from './config.ts'
import type { Db, Tx } from './db/database.ts'
import type { FactKind } from './facts.ts'
import type { FileStore } from './files/store.ts'
import type { Upload } from './files/uploads.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Live } from './live.ts'
import type { Log } from './log.ts'
import type { Channel, Notice } from './messages/notice.ts'
import type { Permission, PermissionGroup, Reach } from './permissions.ts'

export type Actor = {
  id: string
  kind: 'staff' | 'customer' | 'visitor' | 'system'
  name: string
  may: (permission: Permission) => boolean
  /** How far that permission goes; null without it. */
  reach: (permission: Permission) => Reach | null
  /** The roles this person holds now, by their keys. */
  roles?: readonly string[] | undefined
  /** The same with where each is held, null is everywhere; and who lent it. */
  holdings?: readonly { role: string; branchId: string | null; lentBy?: string | null }[] | undefined
  /** A role of this person asks for a second factor, and there is none: until there is, nothing but the own account is open. */
  mustSecure?: boolean | undefined
  /** The session this request came with. */
  sessionId?: string | undefined
  /** Who looks at the product with this person's eyes: sees all of it, and changes nothing; and until when. */
  seenBy?: Actor | undefined
  seenUntil?: Date | undefined
}

/**
 * What one process shares: opened once by app/main.ts, or by the test office. Open for additions: the file that declares what areas
 * offer adds the place where all of it is read, so that this file imports none of them.
 */
export interface House {
  db: Db
  jobs: Jobs
  files: FileStore
  log: Log
  /** The only clock and the only source of ids, so that a test can hold them still. */
  now: () => Date
  newId: () => string
  config: Pick<Config, 'MODE' | 'SMTP_URL' | 'SMS_URL' | 'ORIGIN' | 'CHATBOT_SCRIPT_URL' | 'CHATBOT_PAGE_URL' | 'TRUSTED_PROXIES'>
  /** The channels somebody carries messages on. */
  carries: readonly Channel[]
  /** The open pages of this process. */
  live: Live
  /** Who hears what when a fact has been saved, as all areas declare it. */
  notices: readonly Notice[]
  /** Where the product is reached, for links in messages and for search engines. */
  origin: string
  permissionGroups: readonly PermissionGroup[]
}

/** What a browser keeps for us, besides who has signed in: a session that is not open yet, and by what the device is known. */
export type Brought = { session: string | null; device: string | null }

/** What nearly every page of a person needs, asked together with the session: a page that only reads does not ask for it again. */
export type Known = {
  branches: {
    id: string
    code: string
    nameAr: string
    wilayat: string
    address: string
    phone: string | null
    officeId: string | null
  }[]
  /** How the house shows numbers and days, and how this person wants the numbers. */
  shown: { key: string; value: unknown }[]
  numerals: 'latn' | 'arab' | null
}

/** Who is asking, from where, and of which house. Built once per request, job or test. */
export type Ctx = House & {
  actor: Actor
  requestId: string
  address: string
  userAgent?: string
  brought?: Brought
  known?: Known | undefined
  /** What the page reads, where it was read before it is drawn. */
  prepared?: () => Promise<unknown>
  /** What somebody did on a phone without a network and the phone sends by itself, perhaps twice. */
  operation?: { id: string; madeAt: Date }
}

/** What a command's `run` receives: the same inside its transaction, with `record` in place of the pool. */
export type Work = Pick<
  Ctx,
  | 'actor'
  | 'now'
  | 'newId'
  | 'requestId'
  | 'address'
  | 'userAgent'
  | 'brought'
  | 'origin'
  | 'notices'
  | 'personal'
  | 'retained'
  | 'approvables'
  | 'hooks'
  | 'contractKinds'
  | 'recordKinds'
  | 'permissionGroups'
> & {
  tx: Tx
  record: <Data extends z.ZodType>(kind: FactKind<Data>, subjectId: string, data: z.output<Data>) => void
  /** The id of the row that names an upload of this input; its bytes are in the store already. */
  keepFile: (upload: Upload) => Promise<string>
  /** Says that this very thing was done before (a second press, a retry): nothing is changed and nothing recorded. */
  repeated: () => void
}
