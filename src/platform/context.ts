import type { z } from 'zod'
import type { Config } from './config.ts'
import type { Db, Tx } from './db/database.ts'
import type { FactKind } from './facts.ts'
import type { FileStore } from './files/store.ts'
import type { Upload } from './files/uploads.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Log } from './log.ts'
import type { Channel } from './messages/outbox.ts'
import type { Permission } from './permissions.ts'

export type Actor = {
  id: string
  kind: 'staff' | 'customer' | 'visitor' | 'system'
  name: string
  may: (permission: Permission) => boolean
  /** The session this request came with. */
  sessionId?: string | undefined
}

/** What one process shares: opened once by app/main.ts, or by the test office. */
export type House = {
  db: Db
  jobs: Jobs
  files: FileStore
  log: Log
  /** The only clock and the only source of ids, so that a test can hold them still. */
  now: () => Date
  newId: () => string
  config: Pick<Config, 'MODE' | 'ORIGIN' | 'CHATBOT_SCRIPT_URL' | 'CHATBOT_PAGE_URL' | 'TRUSTED_PROXIES'>
  /** The channels somebody carries messages on. */
  carries: readonly Channel[]
  /** Where the product is reached, for links in messages and for search engines. */
  origin: string
}

/** Who is asking, from where, and of which house. Built once per request, job or test. */
export type Ctx = House & { actor: Actor; requestId: string; address: string; userAgent?: string }

/** What a command's `run` receives: the same inside its transaction, with `record` in place of the pool. */
export type Work = Pick<Ctx, 'actor' | 'now' | 'newId' | 'requestId' | 'address' | 'userAgent' | 'origin'> & {
  tx: Tx
  record: <Data extends z.ZodType>(kind: FactKind<Data>, subjectId: string, data: z.output<Data>) => void
  /** The id of the row that names an upload of this input; its bytes are in the store already. */
  keepFile: (upload: Upload) => Promise<string>
  /** Says that this very thing was done before (a second press, a retry): nothing is changed and nothing recorded. */
  repeated: () => void
}
