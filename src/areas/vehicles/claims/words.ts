import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { inRials } from '#values/money.ts'
import { howMany } from '#values/plural.ts'
import { baisa } from '#values/shapes.ts'

export const claimFactWords = {
  'vehicles.claim-opened': 'فُتح ملف ضرر',
  'vehicles.police-report-recorded': 'سُجّل بلاغ الشرطة',
  'vehicles.police-report-missing': 'انتهت مهلة بلاغ الشرطة',
  'vehicles.claim-pictured': 'أُضيفت صور إلى ملف ضرر',
  'vehicles.claim-assessed': 'قُدّر الضرر',
  'vehicles.claim-charged': 'أُضيف الضرر على العميل',
  'vehicles.insurer-paid': 'سُوّيت المطالبة مع شركة التأمين',
  'vehicles.claim-absorbing-asked': 'طُلب أن تتحمل الشركة الضرر',
  'vehicles.claim-absorbed': 'تحملت الشركة الضرر',
  'vehicles.claim-recovered': 'حُصّل الضرر',
  'vehicles.claim-closed': 'أُغلق ملف ضرر',
}

const Told = z.object({ number: z.string(), plate: z.string(), model: z.string(), contract: z.string() })
const Why = Told.extend({ why: z.string() })
const called = ({ number, plate }: z.output<typeof Told>) => `الملف ${number} على ${plate}`

export const claimFactLines: FactLines = {
  'vehicles.claim-opened': factLine(
    Told.extend({ kind: z.enum(['accident', 'damage']), place: z.string().nullable() }),
    ({ kind, place, ...told }) =>
      kind === 'accident'
        ? `سُجّل حادث ${told.model} ${told.plate} في ${place ?? ''}، عقد ${told.contract}: الملف ${told.number}`
        : `فُتح ${called(told)} لعلامات جديدة عند الإعادة، عقد ${told.contract}`,
  ),
  'vehicles.police-report-recorded': factLine(
    Told.extend({ report: z.string() }),
    (told) => `سُجّل في ${called(told)} بلاغ الشرطة ${told.report}`,
  ),
  'vehicles.police-report-missing': factLine(Told, (told) => `انتهت مهلة بلاغ الشرطة في ${called(told)}`),
  'vehicles.claim-pictured': factLine(
    Told.extend({ pictures: z.number() }),
    (told) => `أُضيفت إلى ${called(told)} ${howMany(told.pictures, 'photo')}`,
  ),
  'vehicles.claim-assessed': factLine(
    Told.extend({ estimate: baisa, renter: baisa }),
    (told) => `قُدّر ${called(told)}: ${inRials(told.estimate)}، على المستأجر منها ${inRials(told.renter)}`,
  ),
  'vehicles.claim-charged': factLine(
    Told.extend({ renter: baisa, used: baisa, insurer: baisa }),
    ({ renter, used, insurer, ...told }) =>
      [
        ...(renter > 0n ? [`أُضيف ${called(told)} على عقد ${told.contract}: ${inRials(renter)}`] : [`أُرسل ${called(told)}`]),
        ...(used > 0n ? [`خُصم من التأمين المسترد ${inRials(used)}`] : []),
        ...(insurer > 0n ? [`على شركة التأمين ${inRials(insurer)}`] : []),
      ].join('، '),
  ),
  'vehicles.insurer-paid': factLine(
    Told.extend({ insurer: z.string(), paid: baisa, rest: baisa }),
    ({ insurer, paid, rest, ...told }) =>
      `دفعت ${insurer} عن ${called(told)} ${inRials(paid)}${rest > 0n ? `، ولم تقبل ${inRials(rest)}` : ''}`,
  ),
  'vehicles.claim-absorbing-asked': factLine(Why, (told) => `طُلب أن تتحمل الشركة ${called(told)}: ${told.why}`),
  'vehicles.claim-absorbed': factLine(
    Why.extend({ renter: baisa }),
    (told) => `تحملت الشركة ${called(told)}، ${inRials(told.renter)}: ${told.why}`,
  ),
  'vehicles.claim-recovered': factLine(Told, (told) => `حُصّل ${called(told)} كله`),
  'vehicles.claim-closed': factLine(Why, (told) => `أُغلق ${called(told)}: ${told.why}`),
}
