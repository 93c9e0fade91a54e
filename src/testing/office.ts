import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import {
  approvables,
  cameraPages,
  contractKinds,
  everyPermission,
  factLines,
  factWords,
  hooks,
  locationPages,
  paperChecks,
  partWords,
  permissionGroups,
  personal,
  phonePages,
  photoSubjects,
  recordKinds,
  resourceKinds,
  retained,
} from '#app/areas.ts'
import { notices as everyNotice, subscribers as everySubscriber } from '#app/subscribers.ts'
import { introducePermissions, introduceRules } from '#areas/access/roles/introduce.ts'
import { unreadEvent } from '#areas/notifications/bell-queries.ts'
import { hearing } from '#areas/notifications/hearing.ts'
import { sendDue } from '#areas/notifications/sending.ts'
import { visitor } from '#platform/actors.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { applicationRole } from '#platform/db/application-role.ts'
import { openDatabase } from '#platform/db/database.ts'
import { diskStore } from '#platform/files/store.ts'
import { uuidv7 } from '#platform/ids.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { openLive } from '#platform/live.ts'
import { openLog } from '#platform/log.ts'
import type { Notice } from '#platform/messages/notice.ts'
import { anyone, anyoneSignedIn, type Permission, type Scope } from '#platform/permissions.ts'
import { everything } from '#platform/reach.ts'
import { deliverFact, type Subscriber } from '#platform/subscribers.ts'
import type { Carriers } from '../platform/messages/carrier.ts'
import type { Reach } from '../platform/permissions.ts'
import { learnToEmpty } from './make-template.ts'
import { databaseUrl, query } from './template.ts'

/** An office with a database, a clock and nobody in it: one per test file, empty again before each test. */
export function testOffice() {
  let open: Awaited<ReturnType<typeof openOffice>>
  beforeAll(async () => {
    open = await openOffice()
  })
  beforeEach(() => open.empty())
  afterAll(() => open.close())

  let clock = noon
  beforeEach(() => {
    clock = noon
  })
  const now = () => new Date(clock)
  const ctx = (actor: Actor): Ctx => ({
    ...open.house,
    now,
    newId: () => uuidv7(now()),
    actor,
    requestId: 'test',
    address: '127.0.0.1',
  })
  const deliver = (subscribers: Subscriber[]) => (factId: string) => deliverFact(ctx(visitor), subscribers, factId)
  const send = (carriers: Carriers, notices: readonly Notice[]) => sendDue({ ...ctx(visitor), notices }, carriers, () => false)

  return {
    get db() {
      return open.db
    },
    /** What the application may not do, and somebody with the keys of the server may. */
    get owner() {
      return open.owner
    },
    /** Where this office keeps its files. */
    get folder() {
      return open.folder
    },
    visitor: () => ctx(visitor),
    /** Somebody who may do these things everywhere. */
    staff: (id: string, ...granted: Permission[]) => ctx(personWho(id, granted)),
    /** Somebody who may do them only so far. */
    staffWithin: (id: string, within: Within, ...granted: Permission[]) => ctx(personWho(id, granted, within)),
    customer: (id: string) => ctx({ ...personWho(id, []), kind: 'customer' }),
    /** The clock stands still until a test moves it. */
    later(milliseconds: number) {
      clock += milliseconds
    },
    /** Does the waiting deliveries now, as the worker would. */
    announce: (subscribers: Subscriber[] = everySubscriber, carriers: Carriers = {}) =>
      open.jobs.drain({ deliver: deliver(subscribers), send: () => send(carriers, everyNotice) }),
    /** The same for notices of a test's own. */
    announceOnly: (notices: Notice[], carriers: Carriers = {}) =>
      open.jobs.drain({ deliver: deliver(notices.map(hearing)), send: () => send(carriers, notices) }),
    /** Delivers everything a second time, as a queue may after a crash. */
    async announceAgain(subscribers: Subscriber[] = everySubscriber) {
      const facts = await open.db.selectFrom('facts').select('id').execute()
      await Promise.all(facts.map(({ id }) => deliver(subscribers)(id)))
    },
    messages: () => open.db.selectFrom('messages').select(['channel', 'recipient', 'text']).orderBy('id').execute(),
    /** What was done; what somebody was not let do is asked for apart. */
    async history() {
      const facts = await open.db
        .selectFrom('facts')
        .select('name')
        .where('name', '!=', 'house.denied')
        .orderBy('sequence')
        .execute()
      return facts.map(({ name }) => name)
    },
  }
}

/** How far somebody goes in a test; bounds count for all of it. */
type Within = { all?: boolean; branchIds?: string[]; assigned?: boolean; own?: boolean; amount?: bigint; discount?: number }

function reachWithin({ all, branchIds = [], assigned, own, ...bounds }: Within): Reach {
  const ground = (scope: Scope, branchId: string | null = null) => ({ scope, branchId, amount: null, discount: null, ...bounds })
  return [
    ...(all ? [ground('all')] : []),
    ...branchIds.map((id) => ground('branch', id)),
    ...(assigned ? [ground('assigned')] : []),
    ...(own ? [ground('own')] : []),
  ]
}

function personWho(id: string, granted: Permission[], within?: Within): Actor {
  const everybodys = [anyone, anyoneSignedIn]
  const far = within ? reachWithin(within) : everything
  const reach: Actor['reach'] = (permission) => {
    if (everybodys.includes(permission)) return everything
    return granted.includes(permission) ? far : null
  }
  return { id, kind: 'staff', name: id, may: (permission) => reach(permission) !== null, reach }
}

const noon = Date.parse('2026-01-15T08:00:00Z')

type Database = Awaited<ReturnType<typeof openDatabaseOfTests>>

/** A worker that keeps its modules keeps its database: what a file leaves there is taken out before the next. */
const kept: { database?: Promise<Database> } = {}

async function openDatabaseOfTests() {
  const name = `test_${process.pid}_${randomUUID().slice(0, 8)}`
  const server = inject('server')
  await query(server, (admin) => admin.query(`create database ${name} template test_template strategy file_copy`))
  const url = databaseUrl(server, name)
  const log = openLog({ LOG_LEVEL: 'silent' })
  const db = openDatabase(url, log, { role: applicationRole })
  const owner = openDatabase(url, log)
  await introducePermissions({ db: owner, now: () => new Date(noon) }, everyPermission)
  await introduceRules({ db: owner }, approvables)
  await query(url, learnToEmpty)
  const jobs = await startJobs(url, log)
  const asItWas = (restored: ReturnType<typeof sql>) =>
    owner.transaction().execute(async (tx) => {
      // Facts stay for good, except in a test's own office.
      await sql`set local session_replication_role = replica`.execute(tx)
      await restored.execute(tx)
    })

  return {
    ...{ db, owner, jobs, log },
    empty: () => asItWas(sql`select testing.empty()`),
    restore: () => asItWas(sql`select testing.empty(), testing.restore()`),
  }
}

async function openOffice() {
  kept.database ??= openDatabaseOfTests()
  const { db, owner, jobs, log, empty, restore } = await kept.database
  await restore()
  const folder = mkdtempSync(`${tmpdir()}/office-`)
  const config = { MODE: 'demonstration' as const }
  const carries = ['sms', 'email'] as const
  const live = openLive(log, (accountId) => unreadEvent(db, accountId))
  const known = {
    recordKinds,
    factWords,
    factLines,
    partWords,
    permissionGroups,
    approvables,
    hooks,
    contractKinds,
    resourceKinds,
    photoSubjects,
    paperChecks,
    notices: everyNotice,
    personal,
    phonePages,
    cameraPages,
    locationPages,
    retained,
  }
  const house = { db, jobs, log, files: diskStore(folder), config, carries, live, origin: 'http://office', ...known }

  return {
    ...{ db, owner, jobs, folder, empty },
    house: { ...house, now: () => new Date(noon), newId: randomUUID },
    close() {
      live.close()
      rmSync(folder, { recursive: true })
    },
  }
}
