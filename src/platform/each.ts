import { isRefusal, Refusal } from './refusal.ts'

/** Each by itself, as if pressed one after the other: what is refused for one keeps nobody else from it. */
export async function each(ids: readonly string[], code: string, run: (id: string) => Promise<unknown>) {
  const refused: string[] = []
  for (const id of new Set(ids))
    await run(id).catch((error: unknown) => {
      if (!isRefusal(error)) throw error
      refused.push(error.message)
    })
  const done = new Set(ids).size - refused.length
  if (done === 0) throw new Refusal(code, refused[0] ?? 'لم يتغيّر شيء.')
  return { done, refused: refused[0] ?? null }
}
