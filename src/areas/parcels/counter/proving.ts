import type { Work } from '#platform/context.ts'
import type { Upload } from '#platform/files/uploads.ts'
import { Refusal } from '#platform/refusal.ts'
import { codeOf } from '../journey/hand-over-code.ts'
import type { LoadedParcel } from '../journey/load-for-update.ts'
import { shownNumber } from '../journey/number.ts'
import { mostTries } from '../journey/tries.ts'
import { codeRefused } from './facts.ts'

/** How many tries are left after a wrong code; null where it was right. */
export async function triesLeft(work: Work, parcel: LoadedParcel, code: string) {
  if (parcel.codeTries >= mostTries)
    throw new Refusal('parcels.code-locked', 'كُتب الرمز خطأً خمس مرات. أرسل رمزًا جديدًا، أو سلّمه بالتوقيع والبطاقة.')
  if (code === (await codeOf(work.tx, parcel.id, parcel.codeNumber))) return null
  const left = mostTries - parcel.codeTries - 1
  await work.tx
    .updateTable('parcels')
    .set((eb) => ({ codeTries: eb('codeTries', '+', 1) }))
    .where('id', '=', parcel.id)
    .execute()
  work.record(codeRefused, parcel.id, { number: shownNumber(parcel.number), left })
  return left
}

type Proven = {
  receivedBy: string
  code?: string | undefined
  cardEnd?: string | undefined
  whyNoCode?: string | null | undefined
  signature: readonly Upload[]
  photo?: readonly Upload[] | undefined
}

/** How it was proven, for whoever reads what happened; who took it and how, kept with the parcel. */
export async function proofOf(
  work: Work,
  parcelId: string,
  { code, receivedBy, cardEnd, whyNoCode, signature: [drawn], photo: [taken] = [] }: Proven,
) {
  const shown = taken ?? drawn
  const fileId = shown && !code ? await work.keepFile(shown) : null
  const by = taken ? 'photo' : 'signature'
  await work.tx
    .insertInto('parcelProofs')
    .values({
      ...{ parcelId, receivedBy, by: code ? 'code' : by, fileId, at: work.now() },
      ...{ cardEnd: code ? null : (cardEnd ?? null), reason: code ? null : (whyNoCode ?? null) },
    })
    .execute()
  return code ? `إلى ${receivedBy} بالرمز` : `إلى ${receivedBy} ${by === 'photo' ? 'بالصورة' : 'بالتوقيع'} والبطاقة: ${whyNoCode}`
}
