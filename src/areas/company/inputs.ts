import { z } from 'zod'
import { type SettingKey, settings, type TypedSettings } from './settings.ts'

/** Checked by the setting's own shape, and passed on as it was typed: null takes a setting back. */
function typedFor(shape: z.ZodType) {
  const problem = (typed: unknown) => shape.safeParse(typed).error?.issues[0]?.message
  return z.custom((typed) => typed === null || problem(typed) === undefined, { error: ({ input }) => problem(input) }).optional()
}

const keys = Object.keys(settings) as [SettingKey, ...SettingKey[]]
const shapes = Object.fromEntries(Object.entries(settings).map(([key, { shape }]) => [key, typedFor(shape)]))

/** A form names in `shown` what it showed: a field emptied there arrives as nothing, and is taken back. */
const Shown = z.preprocess((given) => (typeof given === 'string' ? [given] : given), z.array(z.enum(keys)).default([]))

export const ChangeSettingsInput = z.strictObject({ ...shapes, shown: Shown }) as unknown as z.ZodType<
  TypedSettings & { shown: SettingKey[] },
  TypedSettings & { shown?: SettingKey | SettingKey[] }
>
