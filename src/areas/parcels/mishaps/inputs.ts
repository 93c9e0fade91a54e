import { z } from 'zod'
import { uploads } from '#platform/files/uploads.ts'
import { chosen, written } from '#values/shapes.ts'
import { toldStates } from '../journey/parcel.ts'
import { leastPhotos, searchedPlaceNames } from './mishap.ts'

const parcelId = z.uuid()
const photos = (least: number, ask: string) =>
  uploads({ kinds: ['jpeg', 'png', 'webp'], most: 6, megabytes: 10 }).refine((files) => files.length >= least, ask)

const damage = {
  what: written('اكتب ما تضرر وكيف.', 300),
  photos: photos(leastPhotos, 'التقط صورتين على الأقل: للغلاف ولما تضرر.'),
}
export const RecordDamageInput = z.object({ parcelId, ...damage })
export const RecordDamageAtStopInput = z.object({ stopId: z.uuid(), ...damage })
export type DamageForm = { what?: string; photos?: string }

const places = z.enum(searchedPlaceNames)
export const LoseParcelInput = z.object({
  parcelId,
  searched: z.preprocess(
    (typed) => (typed === undefined ? [] : [typed].flat()),
    z.array(places).min(2, 'ابحث في مكانين على الأقل، وعلّم ما بحثت فيه.'),
  ),
  note: written('اكتب من سُئل ومتى انتهى البحث.', 300),
})
export type LoseForm = { searched?: string; note?: string }

export const FindParcelInput = z.object({ parcelId, branchId: z.uuid('اختر الفرع الذي وُجد فيه.') })
export type FindForm = { branchId?: string }

export const OfParcelInput = z.object({ parcelId })

export const AskDisposalInput = z.object({
  parcelId,
  reason: written('اكتب لماذا يُتلف.', 200),
  photos: photos(1, 'التقط صورة للطرد قبل إتلافه.'),
})
export type DisposalForm = { reason?: string; photos?: string }

export const CorrectParcelInput = z.object({
  parcelId,
  eventId: z.uuid('اختر ما سُجّل خطأً.'),
  state: chosen(toldStates, 'اختر حال الطرد في الواقع.'),
  reason: written('اكتب سبب التصحيح.', 200),
})
export type CorrectForm = { eventId?: string; state?: string; reason?: string }
