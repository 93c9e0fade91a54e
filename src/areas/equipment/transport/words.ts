import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { momentInWords } from '#values/dates.ts'
import { jobStates } from './job.ts'

export const transportFactWords = {
  'equipment.transport-planned': 'خُططت رحلة نقل',
  'equipment.transport-changed': 'تغيّرت رحلة نقل',
  'equipment.transport-advanced': 'تقدمت رحلة نقل',
  'equipment.transport-called-off': 'أُلغيت رحلة نقل',
}

const Job = z.object({ what: z.string(), place: z.string(), truck: z.string().nullable() })
const which = ({ what, place, truck }: z.infer<typeof Job>) => `${what}، ${place}${truck ? `، ${truck}` : ''}`

export const transportFactLines: FactLines = {
  'equipment.transport-planned': factLine(
    Job.extend({ at: z.string() }),
    ({ at, ...told }) => `خُططت رحلة نقل ${which(told)} في ${momentInWords(new Date(at))}`,
  ),
  'equipment.transport-changed': factLine(
    Job.extend({ at: z.string() }),
    ({ at, ...told }) => `صارت رحلة نقل ${which(told)} في ${momentInWords(new Date(at))}`,
  ),
  'equipment.transport-advanced': factLine(
    Job.extend({ state: z.enum(['loading', 'on-road', 'done']) }),
    ({ state, ...told }) => `رحلة نقل ${which(told)}: ${jobStates[state]}`,
  ),
  'equipment.transport-called-off': factLine(
    Job.extend({ why: z.string() }),
    ({ why, ...told }) => `أُلغيت رحلة نقل ${which(told)}: ${why}`,
  ),
}
