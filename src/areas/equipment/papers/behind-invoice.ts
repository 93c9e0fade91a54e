import { contractsNamed } from '#areas/contracts/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayInWords } from '#values/dates.ts'
import { termsIn } from '../hires/terms.ts'
import { inHours } from '../machines/machine.ts'
import { asHours, signerInWords } from '../sheets/day-sheet.ts'
import { hireEnglish } from './in-english.ts'

type Asked = Pick<Ctx, 'db'>

/** The sheets an invoice of a cycle was reckoned from, machine by machine. */
export async function sheetsBehindInvoice({ db }: Asked, invoiceId: string) {
  const cycle = await db
    .selectFrom('hireCycles')
    .innerJoin('hires', 'hires.contractId', 'hireCycles.contractId')
    .select(['hireCycles.id', 'hireCycles.contractId', 'fromDay', 'untilDay', 'site', 'wilayat', 'poNumber', 'repName'])
    .where('invoiceId', '=', invoiceId)
    .executeTakeFirst()
  if (!cycle) return null
  const [contract] = await contractsNamed({ db }, [cycle.contractId])
  const { site, wilayat, poNumber, repName, fromDay, untilDay } = cycle
  const about: [string, string | null | undefined][] = [
    ['العقد', contract?.number],
    ['الموقع', `${site}، ${wilayat}`],
    ['أمر الشراء', poNumber],
    ['ممثل الموقع', repName],
    ['المدة', `${dayInWords(fromDay)} – ${dayInWords(untilDay)}`],
  ]
  return {
    ...{ title: 'كشوف ساعات الدورة', tables: await tablesOf({ db }, cycle.id), english: hireEnglish },
    about: about.flatMap(([question, answer]) => (answer ? [[question, answer] as [string, string]] : [])),
  }
}

const head = ['اليوم', 'عمل', 'انتظار', 'عطل', 'نقلات', 'العداد', 'وقّعه']

async function tablesOf({ db }: Asked, cycleId: string) {
  const sheets = await db
    .selectFrom('daySheets')
    .innerJoin('hireLines', 'hireLines.id', 'daySheets.lineId')
    .innerJoin('hireSegments', 'hireSegments.id', 'daySheets.segmentId')
    .innerJoin('machines', 'machines.id', 'hireSegments.machineId')
    .select(['daySheets.lineId', 'place', 'snapshot', 'code', 'day', 'worked', 'standby', 'broken', 'loads'])
    .select(['meterTo', 'signer', 'signedWay'])
    .where('cycleId', '=', cycleId)
    .orderBy('place')
    .orderBy('day')
    .execute()
  const machines = Map.groupBy(sheets, ({ lineId, code }) => `${lineId} ${code}`)
  return [...machines.values()].map((days) => ({ head, heading: headingOf(days), rows: days.map(rowOf) }))
}

type Day = {
  day: string
  worked: number
  standby: number
  broken: number
  loads: number
  meterTo: number | null
} & Parameters<typeof signerInWords>[0]

const headingOf = ([one]: readonly { snapshot: unknown; code: string }[]) =>
  one ? `${termsIn({ snapshot: one.snapshot }).kind} ${one.code}` : ''

const rowOf = ({ day, worked, standby, broken, loads, meterTo, ...signed }: Day) => [
  ...[dayInWords(day), asHours(worked), asHours(standby), asHours(broken), String(loads)],
  ...[meterTo === null ? '—' : inHours(meterTo), signerInWords(signed) ?? '—'],
]
