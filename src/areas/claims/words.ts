import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { inRials } from '#values/money.ts'
import { howMany } from '#values/plural.ts'
import { baisa } from '#values/shapes.ts'
import { happenings } from './claim.ts'

/** What was told of a car before claims were shared ground says its plate. */
export const Told = z.object({
  number: z.string(),
  code: z.string().optional(),
  plate: z.string().optional(),
  model: z.string(),
  contract: z.string(),
})
type Told = z.output<typeof Told>
const Why = Told.extend({ why: z.string() })

export const codeIn = ({ code, plate }: Told) => code ?? plate ?? ''

export const claimFactWords = (area: string, paper: string) => ({
  [`${area}.claim-opened`]: `فُتح ${paper} ضرر`,
  [`${area}.claim-pictured`]: `أُضيفت صور إلى ${paper} ضرر`,
  [`${area}.claim-assessed`]: 'قُدّر الضرر',
  [`${area}.claim-charged`]: 'أُضيف الضرر على العميل',
  [`${area}.claim-absorbing-asked`]: 'طُلب أن تتحمل الشركة الضرر',
  [`${area}.claim-absorbed`]: 'تحملت الشركة الضرر',
  [`${area}.claim-recovered`]: 'حُصّل الضرر',
  [`${area}.claim-closed`]: `أُغلق ${paper} ضرر`,
})

type Words = { area: string; paper: string; happened: string }

/** `happened` is what was told of: «حادث». */
export function claimFactLines({ area, paper, happened }: Words): FactLines {
  const called = (told: Told) => `ال${paper} ${told.number} على ${codeIn(told)}`
  return {
    [`${area}.claim-opened`]: factLine(
      Told.extend({ kind: z.enum(happenings), place: z.string().nullable() }),
      ({ kind, place, ...told }) =>
        kind === 'accident'
          ? `سُجّل ${happened} ${told.model} ${codeIn(told)} في ${place ?? ''}، عقد ${told.contract}: ال${paper} ${told.number}`
          : `فُتح ${called(told)} لعلامات جديدة عند الإعادة، عقد ${told.contract}`,
    ),
    [`${area}.claim-pictured`]: factLine(
      Told.extend({ pictures: z.number() }),
      (told) => `أُضيفت إلى ${called(told)} ${howMany(told.pictures, 'photo')}`,
    ),
    [`${area}.claim-assessed`]: factLine(
      Told.extend({ estimate: baisa, renter: baisa }),
      (told) => `قُدّر ${called(told)}: ${inRials(told.estimate)}، على المستأجر منها ${inRials(told.renter)}`,
    ),
    ...decidedLines(area, called),
  }
}

const decidedLines = (area: string, called: (told: Told) => string): FactLines => ({
  [`${area}.claim-charged`]: factLine(
    Told.extend({ renter: baisa, used: baisa, insurer: baisa }),
    ({ renter, used, insurer, ...told }) =>
      [
        ...(renter > 0n ? [`أُضيف ${called(told)} على عقد ${told.contract}: ${inRials(renter)}`] : [`أُرسل ${called(told)}`]),
        ...(used > 0n ? [`خُصم من التأمين المسترد ${inRials(used)}`] : []),
        ...(insurer > 0n ? [`على شركة التأمين ${inRials(insurer)}`] : []),
      ].join('، '),
  ),
  [`${area}.claim-absorbing-asked`]: factLine(Why, (told) => `طُلب أن تتحمل الشركة ${called(told)}: ${told.why}`),
  [`${area}.claim-absorbed`]: factLine(
    Why.extend({ renter: baisa }),
    (told) => `تحملت الشركة ${called(told)}، ${inRials(told.renter)}: ${told.why}`,
  ),
  [`${area}.claim-recovered`]: factLine(Told, (told) => `حُصّل ${called(told)} كله`),
  [`${area}.claim-closed`]: factLine(Why, (told) => `أُغلق ${called(told)}: ${told.why}`),
})
