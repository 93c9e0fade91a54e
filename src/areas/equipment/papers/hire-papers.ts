import { paperPair as pair } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayInWords, momentInWords } from '#values/dates.ts'
import { dayInEnglish, momentInEnglish } from '#values/dates-in-english.ts'
import type { ShownHire, ShownLine } from '../hires/queries.ts'
import { inHours } from '../machines/machine.ts'
import { asHours, signerInWords } from '../sheets/day-sheet.ts'
import { sheetsWithin } from '../sheets/queries.ts'
import { picturesOnPaper } from './day-pictures.ts'
import { printRecord } from './print-record.ts'

type Reader = Pick<Ctx, 'db' | 'now' | 'files'>

const moment = (at: Date) => ({ ar: momentInWords(at), en: momentInEnglish(at) })
const day = (on: string) => ({ ar: dayInWords(on), en: dayInEnglish(on) })

const about = (one: ShownHire) => [
  ...pair('العميل', one.name),
  ...pair('الموقع', `${one.site}، ${one.wilayat}`),
  ...pair('أمر الشراء', one.poNumber && { code: one.poNumber }),
  ...pair('ممثل الموقع', one.repName),
]

/** Every signed day of a cycle: what stands behind its invoice. */
export async function cycleSheetsPaper(ctx: Reader, one: ShownHire, number: number) {
  const cycle = one.cycles.find((found) => found.number === number)
  if (!cycle) return null
  const sheets = await sheetsWithin(ctx, { contractId: one.contractId, from: cycle.fromDay, until: cycle.untilDay })
  const tables = one.lines.flatMap((line) => {
    const rows = sheets
      .filter(({ lineId, state }) => lineId === line.id && (state === 'billed' || state === 'approved'))
      .toSorted((first, second) => first.day.localeCompare(second.day))
      .map((sheet) => [
        day(sheet.day),
        asHours(sheet.worked),
        asHours(sheet.standby),
        asHours(sheet.broken),
        String(sheet.loads),
        sheet.meterTo === null ? '—' : inHours(sheet.meterTo),
        signerInWords(sheet) ?? '—',
      ])
    const heading = `${line.terms.kind} ${line.segments.at(-1)?.code ?? ''}`.trim()
    return rows.length > 0 ? [{ heading, head, columns, rows }] : []
  })
  const done = sheets.filter(({ state }) => state === 'billed' || state === 'approved')
  const { pictures, photos } = await picturesOnPaper(
    ctx,
    one.lines.flatMap((line) =>
      done.filter(({ lineId }) => lineId === line.id).map(({ id, day: on }) => ({ id, day: on, about: line.terms.kind })),
    ),
  )
  return printRecord(ctx, {
    pictures,
    ...{ title: 'كشوف ساعات الدورة', number: one.number, lead: null, signed: [['ممثل الشركة', null]] },
    sections: [
      {
        heading: null,
        pairs: [
          ...about(one),
          ...pair('المدة', {
            ar: `${dayInWords(cycle.fromDay)} – ${dayInWords(cycle.untilDay)}`,
            en: `${dayInEnglish(cycle.fromDay)} – ${dayInEnglish(cycle.untilDay)}`,
          }),
          ...pair('الفاتورة', cycle.paper && { code: cycle.paper.number }),
        ],
      },
      ...tables,
      ...(photos.length > 0 ? [{ heading: 'الصور', photos }] : []),
    ],
  })
}
const head = ['اليوم', 'عمل', 'انتظار', 'عطل', 'نقلات', 'العداد', 'وقّعه']
const columns: ('auto' | 'rest')[] = ['auto', 'auto', 'auto', 'auto', 'auto', 'auto', 'rest']

const toolsOn = ({ implements: all }: ShownLine) =>
  all
    .filter(({ outAt }) => outAt !== null)
    .map(({ name, code }) => `${name} ${code}`)
    .join('، ') || null

/** What goes along with a machine to its site; what says that it came back; and the number that stops the charges. */
export function lineNote(ctx: Reader, one: ShownHire, line: ShownLine) {
  const segment = line.segments.at(-1)
  if (!segment) return null
  const machine = `${line.terms.kind}، ${segment.code}، ${segment.model}`
  const title = segment.backAt ? 'محضر إعادة معدّة' : line.offHiredAt ? 'إنهاء تأجير معدّة' : 'إذن تسليم معدّة'
  return printRecord(ctx, {
    ...{ title, number: line.offHireNumber ?? one.number, lead: null },
    sections: [
      {
        heading: null,
        pairs: [
          ...about(one),
          ...pair('المعدّة', machine),
          ...pair('المشغّل', segment.operator),
          ...pair('الأدوات معها', toolsOn(line)),
          ...pair('الشاحنة', segment.truck),
          ...pair('وقت الخروج', moment(segment.outAt)),
          ...pair('عداد الخروج', inHours(segment.meterOut)),
          ...pair('رقم الإنهاء', line.offHireNumber && { code: line.offHireNumber }),
          ...pair('يقف الحساب', line.offHiredAt && moment(line.offHiredAt)),
          ...pair('طلبه', line.offHiredBy),
          ...pair('وقت الإعادة', segment.backAt && moment(segment.backAt)),
          ...pair('عداد الإعادة', segment.meterBack === null ? null : inHours(segment.meterBack)),
        ],
      },
    ],
    signed: [
      ['ممثل الموقع', one.repName],
      ['سائق الشاحنة', segment.driver],
      ['ممثل الشركة', null],
    ],
  })
}
