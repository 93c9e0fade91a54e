import { identityPermissions as may } from '#areas/identity/permissions.ts'
import type { Waiting } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import type { Count } from '#platform/db/one-statement.ts'
import { isUuid } from '#platform/ids.ts'
import { breachClock, breachNumber, breachStatuses, reportDue } from './breach.ts'
import { toldRequest } from './privacy-queries.ts'

type Reading = Pick<Ctx, 'db' | 'now'>

/** What was asked, the most urgent first; what is closed, the latest first. */
export async function privacyQueue({ db, now }: Reading, shown: 'open' | 'closed') {
  const isOpen = shown === 'open'
  const rows = await db
    .selectFrom('privacyRequests')
    .innerJoin('userAccounts', 'userAccounts.id', 'accountId')
    .select([
      'privacyRequests.id',
      'sequence',
      'privacyRequests.kind',
      'privacyRequests.status',
      'requestedAt',
      'dueOn',
      'closedAt',
    ])
    .select('name')
    .where('closedAt', isOpen ? 'is' : 'is not', null)
    .orderBy(isOpen ? 'dueOn' : 'closedAt', isOpen ? 'asc' : 'desc')
    .orderBy('sequence')
    .limit(200)
    .execute()
  return rows.map((row) => toldRequest(row, now()))
}
export type PrivacyLine = Awaited<ReturnType<typeof privacyQueue>>[number]

/** One request with whose it is, for whoever answers it. */
export async function privacyRequest({ db, now }: Reading, id: string | undefined) {
  if (!isUuid(id)) return null
  const row = await db
    .selectFrom('privacyRequests')
    .innerJoin('userAccounts', 'userAccounts.id', 'accountId')
    .select(['privacyRequests.id', 'sequence', 'privacyRequests.kind', 'text', 'privacyRequests.status', 'requestedAt', 'dueOn'])
    .select(['answer', 'closedAt', 'accountId', 'takenAt', 'name', 'phone', 'email', 'userAccounts.kind as accountKind'])
    .where('privacyRequests.id', '=', id)
    .executeTakeFirst()
  return row ? toldRequest(row, now()) : null
}

export async function breaches({ db, now }: Reading) {
  const rows = await db
    .selectFrom('breaches')
    .select(['id', 'sequence', 'status', 'title', 'discoveredAt', 'recordedAt', 'reportedAt', 'peopleCount', 'serious'])
    .orderBy('discoveredAt', 'desc')
    .limit(200)
    .execute()
  return rows.map((row) => toldBreach(row, now()))
}
export type BreachLine = Awaited<ReturnType<typeof breaches>>[number]

export async function breach({ db, now }: Reading, id: string | undefined) {
  const row = isUuid(id) ? await db.selectFrom('breaches').selectAll().where('id', '=', id).executeTakeFirst() : undefined
  return row ? toldBreach(row, now()) : null
}

type Told = {
  status: keyof typeof breachStatuses
  sequence: number
  recordedAt: Date
  discoveredAt: Date
  reportedAt: Date | null
}

const toldBreach = <Row extends Told>(row: Row, now: Date) => ({
  ...row,
  number: breachNumber(row),
  statusLabel: breachStatuses[row.status],
  clock: breachClock(row, now),
})

export const openPrivacyRequests = ({ db }: Pick<Ctx, 'db'>): Count =>
  db
    .selectFrom('privacyRequests')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('closedAt', 'is', null)
    .$asScalar()

/** Both clocks stand in the list of whoever answers for them. */
export async function waitingPrivacy(ctx: Ctx): Promise<Waiting[]> {
  const requests = ctx.actor.may(may.answerPrivacy) ? await privacyQueue(ctx, 'open') : []
  const unreported = ctx.actor.may(may.recordBreaches) ? (await breaches(ctx)).filter(({ clock }) => clock) : []
  return [
    ...unreported.map(({ id, title, number, discoveredAt }) => ({
      ...{ id, title: `أبلغ الوزارة بالحادثة ${number}: ${title}`, path: `/admin/privacy/breaches/${id}` },
      ...{ kind: 'حادثة بيانات', dueAt: reportDue(discoveredAt), since: discoveredAt },
    })),
    ...requests.map(({ id, number, kindLabel, dueOn, requestedAt }) => ({
      ...{ id, title: `طلب خصوصية ${number}: ${kindLabel}`, path: `/admin/privacy/requests/${id}` },
      ...{ kind: 'طلب خصوصية', dueAt: new Date(`${dueOn}T23:59:00+04:00`), since: requestedAt },
    })),
  ]
}
