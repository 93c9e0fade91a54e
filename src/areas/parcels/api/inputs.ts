import { z } from 'zod'
import { chosen, written } from '#values/shapes.ts'
import { keyModeNames } from './keys.ts'

const key = { name: written('اكتب اسمًا تعرف به المفتاح.', 60), mode: chosen(keyModeNames, 'اختر لماذا المفتاح.') }

export const MakeOwnKeyInput = z.object(key)
export const MakeKeyInput = z.object({ ...key, contractId: z.uuid() })
export const EndOwnKeyInput = z.object({ keyId: z.uuid() })
export const EndKeyInput = z.object({ keyId: z.uuid(), contractId: z.uuid() })
export type KeyForm = z.input<typeof MakeOwnKeyInput>
