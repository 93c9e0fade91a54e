import { data } from 'react-router'
import { clean } from '#values/text.ts'
import type { Upload } from './files/uploads.ts'
import type { FormFiles } from './form-files.ts'
import { FormFault, type FormParts, readParts } from './form-parts.ts'

export type Typed = Record<string, string | string[]>

const secret = /password|oneTimeCode|factorCode/i

/**
 * The one door for what people type: counted while it streams, cleaned once, fields of one name as a list. Files lie aside until `form`
 * reads them, so that nobody without permission has us hold them.
 */
export async function readForm(request: Request, files: FormFiles | null) {
  const sent = await readParts(request, files).catch((error: unknown) => {
    if (error instanceof FormFault) throw data(null, { status: error.status, statusText: error.message })
    throw error
  })
  const { byName, order } = filledIn(sent)
  const typed = new Map<string, string | string[]>()
  for (const [name, { texts }] of byName) if (texts.length && !secret.test(name)) typed.set(name, oneOrAll(texts))

  async function form() {
    const read = new Map<string, unknown>()
    for (const [name, { texts, files: aside }] of byName) {
      const uploads: Upload[] = []
      for (const file of aside) uploads.push({ name: clean(file.name), bytes: await file.read(), size: file.size })
      read.set(name, oneOrAll([...texts.map(clean), ...uploads]))
    }
    return Object.fromEntries(read)
  }
  return {
    ...{ form, forget: sent.forget, order: [...order] },
    typed: Object.fromEntries(typed) satisfies Typed,
    lostFiles: [...byName.values()].some(({ files: aside }) => aside.length > 0),
    megabytes: sent.parts.reduce((sum, part) => sum + ('size' in part ? part.size : 0), 0) / 2 ** 20,
  }
}

/** What was filled in, by its name; an empty field is absent, but keeps its place in the order. */
function filledIn({ parts }: FormParts) {
  const byName = new Map<string, { texts: string[]; files: Exclude<FormParts['parts'][number], { text: string }>[] }>()
  const order = new Set<string>()
  for (const part of parts) {
    order.add(part.field)
    // An untouched file box sends a file without a name; an empty one that was chosen has one, and is told of.
    const isFilled = 'text' in part ? part.text.trim() !== '' : part.size > 0 || part.name !== ''
    // No field of ours is called that, and to an object it means something else than a field.
    if (!isFilled || part.field === '__proto__') continue
    const one = byName.get(part.field) ?? { texts: [], files: [] }
    byName.set(part.field, one)
    if ('text' in part) one.texts.push(part.text)
    else one.files.push(part)
  }
  return { byName, order }
}

const oneOrAll = <Value>(values: Value[]) => (values.length === 1 && values[0] !== undefined ? values[0] : values)
