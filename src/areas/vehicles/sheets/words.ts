import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'

export const carSheetFactWords = {
  'vehicles.sheet-begun': 'فُتح محضر سيارة',
  'vehicles.sheet-saved': 'حُفظ محضر سيارة',
  'vehicles.photographed': 'صُوّرت السيارة',
  'vehicles.mark-kept': 'سُجّلت علامة',
  'vehicles.mark-removed': 'حُذفت علامة من مسودة محضر',
  'vehicles.sheet-discarded': 'أُلغيت مسودة محضر سيارة',
  'vehicles.looked-over': 'عوينت السيارة',
}

const Sheet = z.object({ number: z.string(), plate: z.string(), model: z.string() })
const which = ({ model, plate, number }: z.infer<typeof Sheet>) => `${model} ${plate}، المحضر ${number}`
const parts = { readings: 'العداد والوقود', items: 'الملحقات' } as const

export const carSheetFactLines: FactLines = {
  'vehicles.sheet-begun': factLine(Sheet, (told) => `فُتح محضر سيارة: ${which(told)}`),
  'vehicles.sheet-saved': factLine(
    Sheet.extend({ part: z.enum(['readings', 'items']) }),
    ({ part, ...told }) => `حُفظ في محضر ${which(told)}: ${parts[part]}`,
  ),
  'vehicles.photographed': factLine(Sheet.extend({ shot: z.string() }), ({ shot, ...told }) => `صُوّرت ${which(told)}: ${shot}`),
  'vehicles.mark-kept': factLine(
    Sheet.extend({ panel: z.string(), mark: z.string() }),
    ({ panel, mark, ...told }) => `سُجّلت علامة على ${which(told)}: ${panel}، ${mark}`,
  ),
  'vehicles.mark-removed': factLine(Sheet, (told) => `حُذفت علامة من مسودة محضر ${which(told)}`),
  'vehicles.sheet-discarded': factLine(Sheet, (told) => `أُلغيت مسودة محضر ${which(told)}`),
  'vehicles.looked-over': factLine(
    Sheet.extend({ signer: z.string(), odometer: z.number().optional() }),
    ({ signer, odometer, ...told }) => {
      const read = odometer === undefined ? '' : `، والعداد ${odometer.toLocaleString('en')} كم`
      return `عوينت ${which(told)}${read}، وقّعه ${signer}`
    },
  ),
}
