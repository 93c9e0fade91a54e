import { sql } from 'kysely'
import { conversationsDesk } from '#areas/assistant/public.ts'
import type { Tile } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { type Service, serviceNames } from '#values/services.ts'
import { statusesOf } from './entry.ts'
import { newInInbox, type Reader, readable } from './inbox-queries.ts'
import { sitePermissions } from './permissions.ts'

const dayLong = 86_400_000

const newLabels = { inquiry: 'استفسارات جديدة', serviceRequest: 'طلبات خدمة جديدة', ticket: 'طلبات دعم جديدة' } as const

/** What has come in and how fast it is answered, as it is now. */
export async function requestTiles(ctx: Ctx): Promise<Tile[]> {
  const [counts, { late, owed, quick }] = await Promise.all([newInInbox(ctx), paceOf(ctx)])
  const fresh = (['inquiry', 'serviceRequest', 'ticket'] as const).map((queue) => ({
    label: newLabels[queue],
    value: counts[queue],
    path: `/admin/requests?queue=${queue}&state=new`,
  }))
  const talks = {
    label: 'محادثات بانتظار موظف',
    value: counts.conversation,
    path: '/admin/requests?queue=conversation&state=new',
  }
  const share = owed > 0 ? Math.round((quick / owed) * 100) : null
  return [
    ...fresh,
    ...(ctx.actor.may(conversationsDesk.permission) ? [{ ...talks, urgent: true }] : []),
    { label: 'تأخر الرد عليها', value: late, path: '/admin/requests?late=yes', urgent: true },
    ...(share === null ? [] : [{ label: 'أُجيبت خلال يوم عمل، آخر 30 يومًا', value: share, isShare: true, path: paceSeenBy(ctx) }]),
  ]
}

/** The figure leads to how it came about, for whoever may see that. */
const paceSeenBy = ({ actor }: Ctx) =>
  actor.may(sitePermissions.viewPace) ? '/admin/requests/pace' : '/admin/requests?state=answered'

/** Of what came in during the last month and was answered or should have been: how much was answered in time. */
async function paceOf(ctx: Reader) {
  const now = ctx.now()
  const monthAgo = new Date(now.getTime() - 30 * dayLong)
  const isOwed = sql<boolean>`sent_at > ${monthAgo} and (answered_at is not null or (is_open and answer_by < ${now}))`
  const { late, owed, quick } = await readable(ctx)
    .select(({ fn }) => [
      fn
        .countAll<bigint>()
        .filterWhere('isOpen', '=', true)
        .filterWhere('waitsForUs', '=', true)
        .filterWhere('answeredAt', 'is', null)
        .filterWhere('answerBy', '<', now)
        .as('late'),
      fn.countAll<bigint>().filterWhere(isOwed).as('owed'),
      fn.countAll<bigint>().filterWhere(isOwed).filterWhere(sql<boolean>`answered_at <= answer_by`).as('quick'),
    ])
    .executeTakeFirstOrThrow()
  return { late: Number(late), owed: Number(owed), quick: Number(quick) }
}

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
