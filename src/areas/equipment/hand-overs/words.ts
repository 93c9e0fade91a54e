import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { inHours } from '../machines/machine.ts'
import { machineSheetTitles } from './machine-sheet-words.ts'

export const machineSheetFactWords = {
  'equipment.machine-sheet-begun': 'فُتح محضر معدّة',
  'equipment.machine-sheet-saved': 'حُفظ محضر معدّة',
  'equipment.machine-photographed': 'صُوّرت المعدّة',
  'equipment.machine-mark-kept': 'سُجّلت علامة على معدّة',
  'equipment.machine-mark-removed': 'حُذفت علامة من مسودة محضر معدّة',
  'equipment.machine-sheet-discarded': 'أُلغيت مسودة محضر معدّة',
  'equipment.machine-sheet-signed': 'وُقّع محضر معدّة',
}

const Sheet = z.object({ number: z.string(), code: z.string(), model: z.string() })
const which = ({ model, code, number }: z.infer<typeof Sheet>) => `${model} ${code}، المحضر ${number}`
const parts = { readings: 'العداد والوقود', items: 'البنود' } as const

export const machineSheetFactLines: FactLines = {
  'equipment.machine-sheet-begun': factLine(Sheet, (told) => `فُتح محضر معدّة: ${which(told)}`),
  'equipment.machine-sheet-saved': factLine(
    Sheet.extend({ part: z.enum(['readings', 'items']), note: z.string().optional() }),
    ({ part, note, ...told }) => `حُفظ في محضر ${which(told)}: ${parts[part]}${note ? `، والعداد فوق الكشوف: ${note}` : ''}`,
  ),
  'equipment.machine-photographed': factLine(
    Sheet.extend({ shot: z.string() }),
    ({ shot, ...told }) => `صُوّرت ${which(told)}: ${shot}`,
  ),
  'equipment.machine-mark-kept': factLine(
    Sheet.extend({ panel: z.string(), mark: z.string() }),
    ({ panel, mark, ...told }) => `سُجّلت علامة على ${which(told)}: ${panel}، ${mark}`,
  ),
  'equipment.machine-mark-removed': factLine(Sheet, (told) => `حُذفت علامة من مسودة محضر ${which(told)}`),
  'equipment.machine-sheet-discarded': factLine(Sheet, (told) => `أُلغيت مسودة محضر ${which(told)}`),
  'equipment.machine-sheet-signed': factLine(
    Sheet.extend({ side: z.enum(['handover', 'return', 'periodic']), signer: z.string(), hours: z.number().optional() }),
    ({ side, signer, hours, ...told }) => {
      const read = hours === undefined ? '' : `، والعداد ${inHours(hours)} ساعة`
      return `وُقّع ${machineSheetTitles[side]} ${which(told)}${read}، وقّعه ${signer}`
    },
  ),
}
