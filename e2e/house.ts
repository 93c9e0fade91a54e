import { tmpdir } from 'node:os'
import { inject } from 'vitest'
import { demonstrationAccounts } from '#areas/access/public.ts'
import { signIn } from '#areas/identity/use-cases/sign-in.ts'
import { visitor } from '#platform/actors.ts'
import type { House } from '#platform/context.ts'
import { openDatabase } from '#platform/db/database.ts'
import { diskStore } from '#platform/files/store.ts'
import { uuidv7 } from '#platform/ids.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { openLive } from '#platform/live.ts'
import { openLog } from '#platform/log.ts'
import { databaseUrl } from '#testing/template.ts'

/** The database of a journey from the inside: for what the person at the machine does and no browser can. */
export async function insideHouse<Output>(name: string, does: (house: House) => Promise<Output>) {
  const url = databaseUrl(inject('server'), `test_${name}`)
  const log = openLog({ LOG_LEVEL: 'silent' })
  const db = openDatabase(url, log)
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

/** The session of somebody who may everything, as a cookie brings it. */
export const administratorsToken = (name: string) =>
  insideHouse(name, async (house) => {
    const maryam = (await demonstrationAccounts(house)).find(({ email }) => email.startsWith('maryam@'))
    const ctx = { ...house, actor: visitor, requestId: 'journey', address: 'journey' }
    const { token } = await signIn(ctx, { contact: maryam?.email ?? '', password: maryam?.password ?? '' })
    return token
  })
