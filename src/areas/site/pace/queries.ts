import { sql } from 'kysely'
import { statusesOf } from '#areas/site/entry.ts'
import { newEntries, type Reader, readable } from '#areas/site/inbox/queries.ts'
import { sitePermissions } from '#areas/site/permissions.ts'
import { asked, type Figure } from '#platform/home.ts'
import { type Service, serviceNames } from '#values/services.ts'

const dayLong = 86_400_000

const isWaiting = sql<boolean>`is_open and waits_for_us and answered_at is null`

/** What has come in and waits for an answer, how long the oldest has, and what is past the day it was to be answered by. */
const waitingReply: Figure = {
  ...{ name: 'waitingReply', permission: sitePermissions.viewRequests },
  read: (ctx) =>
    asked(newEntries(ctx), (count) => ({
      ...{ label: 'بانتظار الرد', value: Number(count), path: '/admin/requests?state=new', urgent: true },
    })),
}

const oldestWaiting: Figure = {
  ...{ name: 'oldestWaiting', permission: sitePermissions.viewRequests },
  read: (ctx) =>
    asked(
      readable(ctx).select(sql<string | null>`min(sent_at)::text`.as('oldest')).where('status', 'in', statusesOf.new).$asScalar(),
      (oldest) => ({
        ...{ label: 'أقدمها بالأيام', path: '/admin/requests?state=new' },
        value: oldest === null ? 0 : Math.floor((ctx.now().getTime() - new Date(oldest).getTime()) / dayLong),
      }),
    ),
}

const lateReplies: Figure = {
  ...{ name: 'lateReplies', permission: sitePermissions.viewRequests },
  read: (ctx) =>
    asked(
      readable(ctx)
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .where(isWaiting)
        .where('answerBy', '<', ctx.now())
        .$asScalar(),
      (count) => ({ label: 'تأخر الرد عليها', value: Number(count), path: '/admin/requests?late=yes', urgent: true }),
    ),
}

export const requestFigures = [waitingReply, oldestWaiting, lateReplies]

const ages = ['today', 'days', 'week', 'older'] as const
export type Ages = Record<(typeof ages)[number], number>

/** What lies open, by the service it is about and by how long ago it came in. */
export async function openByService(ctx: Reader) {
  const now = ctx.now().getTime()
  const since = (days: number) => new Date(now - days * dayLong)
  const rows = await readable(ctx)
    .select(({ fn }) => [
      'service',
      fn.countAll<bigint>().filterWhere('sentAt', '>=', since(1)).as('today'),
      fn.countAll<bigint>().filterWhere('sentAt', '<', since(1)).filterWhere('sentAt', '>=', since(3)).as('days'),
      fn.countAll<bigint>().filterWhere('sentAt', '<', since(3)).filterWhere('sentAt', '>=', since(7)).as('week'),
      fn.countAll<bigint>().filterWhere('sentAt', '<', since(7)).as('older'),
    ])
    .where('isOpen', '=', true)
    .where('status', 'not in', statusesOf.answered)
    .groupBy('service')
    .execute()
  const counted = new Map(rows.map(({ service, today, days, week, older }) => [service, numbers({ today, days, week, older })]))
  const order: (Service | null)[] = [...serviceNames, null]
  return order.flatMap((service) => {
    const of = counted.get(service)
    return of ? [{ service, ...of }] : []
  })
}

const numbers = (counts: Record<keyof Ages, bigint>): Ages => ({
  today: Number(counts.today),
  days: Number(counts.days),
  week: Number(counts.week),
  older: Number(counts.older),
})
