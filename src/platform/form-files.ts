import type { z } from 'zod'
import { uploadLimit } from './files/uploads.ts'

/** Which fields of a form bring files, and how much each may bring. */
export type FormFiles = ReadonlyMap<string, { most: number; megabytes: number }>
const noFiles: FormFiles = new Map()

type Definition = { type: string; [part: string]: unknown }

const known = new WeakMap<object, FormFiles>()

/** What an input says of its files: a form that asks for none takes none. */
export function fileFields(input: z.ZodType | undefined): FormFiles {
  if (!input) return noFiles
  const before = known.get(input)
  if (before) return before
  const found = new Map(
    shapes(input).flatMap((shape) => Object.entries(shape).flatMap(([name, field]) => fileField(name, field))),
  )
  known.set(input, found)
  return found
}

const definition = (schema: unknown) => (schema as { def: Definition }).def

/** The fields of an input, whichever of its kinds was filled in. */
function shapes(schema: unknown): Record<string, unknown>[] {
  const { type, shape, options, left, right, innerType, in: given, out } = definition(schema)
  if (type === 'object') return [shape as Record<string, unknown>]
  const parts = type === 'union' ? (options as unknown[]) : [left, right, innerType, given, out]
  return parts.filter(Boolean).flatMap(shapes)
}

function fileField(name: string, schema: unknown): [string, { most: number; megabytes: number }][] {
  const { innerType, in: given, out, element } = definition(schema)
  const limit = uploadLimit(element)
  if (limit) return [[name, limit]]
  return [innerType, given, out].filter(Boolean).flatMap((inner) => fileField(name, inner))
}
