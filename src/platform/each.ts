import { z } from 'zod'
import { isRefusal, Refusal } from './refusal.ts'

/**
 * Each by itself, as if pressed one after the other: what is refused for one keeps nobody else from it. Where nothing at all was done,
 * a fault of a field stands under its field.
 */
export async function each(ids: readonly string[], code: string, run: (id: string) => Promise<unknown>) {
  const refused: Error[] = []
  for (const id of new Set(ids))
    await run(id).catch((error: unknown) => {
      if (!isRefusal(error) && !(error instanceof z.ZodError)) throw error
      refused.push(error)
    })
  const done = new Set(ids).size - refused.length
  const [first] = refused
  if (done > 0) return { done, refused: first ? sentenceOf(first) : null }
  throw first instanceof z.ZodError ? first : new Refusal(code, first?.message ?? 'لم يتغيّر شيء.')
}

const sentenceOf = (error: Error) => (error instanceof z.ZodError ? (error.issues[0]?.message ?? '') : error.message)
