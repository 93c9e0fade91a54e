import { howMany } from '#values/plural.ts'
import { reference } from '#values/reference.ts'
import { steps } from '#values/steps.ts'

export const breachStatuses = {
  recorded: 'مسجَّلة',
  reported: 'أُبلغت الوزارة',
  'people-told': 'أُبلغ أصحاب البيانات',
  closed: 'مغلقة',
} as const
export type BreachStatus = keyof typeof breachStatuses

export const breachCan = steps({
  report: ['recorded'],
  tellPeople: ['reported'],
  close: ['reported', 'people-told'],
} satisfies Record<string, BreachStatus[]>)

/** Who hears of it through us; whoever is told in another way is told by the office. */
export const breachAudiences = {
  customers: 'كل أصحاب الحسابات من العملاء',
  listed: 'هواتف وعناوين أذكرها',
  otherwise: 'أُبلغوا خارج النظام',
} as const
export type BreachAudience = keyof typeof breachAudiences

const hour = 3_600_000
const hoursToReport = 72

export const reportDue = (discoveredAt: Date) => new Date(discoveredAt.getTime() + hoursToReport * hour)

export type Clock = { text: string; tone: 'danger' | 'warning' | 'muted' }

/** How long the ministry may still be told in time; none once it has been told. */
export function breachClock(
  { discoveredAt, reportedAt }: { discoveredAt: Date; reportedAt: Date | null },
  now: Date,
): Clock | null {
  if (reportedAt) return null
  const left = (reportDue(discoveredAt).getTime() - now.getTime()) / hour
  if (left <= 0)
    return { text: `فات موعد إبلاغ الوزارة منذ ${howMany(Math.max(1, Math.floor(-left)), 'hour', 'gen')}`, tone: 'danger' }
  if (left < 1) return { text: 'أبلغ الوزارة خلال هذه الساعة', tone: 'danger' }
  return { text: `بقي ${howMany(Math.floor(left), 'hour')} لإبلاغ الوزارة`, tone: left <= 24 ? 'warning' : 'muted' }
}

export const breachNumber = ({ recordedAt, sequence }: { recordedAt: Date; sequence: number }) =>
  reference('B', recordedAt, sequence)
