import { tmpdir } from 'node:os'
import type { House } from '#platform/context.ts'
import { openDatabase } from '#platform/db/database.ts'
import { diskStore } from '#platform/files/store.ts'
import { uuidv7 } from '#platform/ids.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { openLive } from '#platform/live.ts'
import { openLog } from '#platform/log.ts'
import { openSecretKey } from '#platform/secret-key.ts'

/** The house of a database from the inside: for what the person at the machine does and no browser can. */
export async function insideDatabase<Output>(url: string, does: (house: House) => Promise<Output>) {
  const log = openLog({ LOG_LEVEL: 'silent' })
  const db = openDatabase(url, log)
  if (process.env.SECRET_KEY_FILE) await openSecretKey(db, process.env.SECRET_KEY_FILE)
  const jobs = await startJobs(url, log)
  const now = () => new Date()
  const rest = {
    files: diskStore(tmpdir()),
    config: { MODE: 'demonstration' as const },
    carries: [],
    notices: [],
    live: openLive(log, async () => ''),
    origin: '',
    recordKinds: [],
    permissionGroups: [],
    approvables: [],
    hooks: [],
    contractKinds: [],
    resourceKinds: [],
    photoSubjects: [],
    paperChecks: [],
    phonePages: [],
    cameraPages: [],
    locationPages: [],
    factWords: {},
    factLines: {},
    partWords: {},
    personal: [],
    retained: [],
  }
  try {
    return await does({ db, jobs, log, now, newId: () => uuidv7(now()), ...rest })
  } finally {
    await jobs.stop()
    await db.destroy()
  }
}
