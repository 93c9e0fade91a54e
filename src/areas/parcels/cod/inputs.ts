import { z } from 'zod'
import { written } from '#values/shapes.ts'
import { parcelShape } from '../intake/inputs.ts'

const parcelId = z.uuid()
const cod = parcelShape.cod.unwrap()

export const ChangeOwnCodInput = z.object({ parcelId, cod })
export const ChangeCodInput = z.object({ parcelId, cod, reason: written('اكتب كيف طلب المرسل ذلك.', 160) })
export const LabelledInput = z.object({ parcelId })
export type CodForm = { cod: string; reason?: string }
