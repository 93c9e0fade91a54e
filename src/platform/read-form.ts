import { data } from 'react-router'
import { clean } from '#values/text.ts'
import type { Upload } from './files/uploads.ts'

export type Typed = Record<string, string | string[]>

const secret = /password|oneTimeCode/i

/** More than any form of ours has: whoever sends more is no form. */
const mostFields = 1_000

/** The one door for what people type: cleaned once, fields of one name as a list, files read whole. */
export async function readForm(request: Request) {
  const form = new Map<string, unknown>()
  const typed = new Map<string, string | string[]>()
  let lostFiles = false
  const { byName, order } = await sentWith(request)
  for (const [name, values] of byName) {
    const texts = values.filter((value) => typeof value === 'string')
    const files = values.filter((value) => typeof value !== 'string')
    if (texts.length && !secret.test(name)) typed.set(name, oneOrAll(texts))
    if (files.length) lostFiles = true
    form.set(name, oneOrAll([...texts.map(clean), ...(await Promise.all(files.map(uploadOf)))]))
  }
  return { form: Object.fromEntries(form), typed: Object.fromEntries(typed) satisfies Typed, lostFiles, order: [...order] }
}

/** What was filled in, by its name, in one pass however much it is; an empty field is absent, but keeps its place in the order. */
async function sentWith(request: Request) {
  const sent = await request.formData().catch(() => {
    throw notAForm()
  })
  const byName = new Map<string, (string | File)[]>()
  const order = new Set<string>()
  let count = 0
  for (const [name, value] of sent) {
    count += 1
    if (count > mostFields) throw notAForm()
    order.add(name)
    // An untouched file box sends a file without a name; an empty one that was chosen has one, and is told of.
    const isFilled = typeof value === 'string' ? value.trim() !== '' : value.size > 0 || value.name !== ''
    // No field of ours is called that, and to an object it means something else than a field.
    if (!isFilled || name === '__proto__') continue
    const before = byName.get(name)
    if (before) before.push(value)
    else byName.set(name, [value])
  }
  return { byName, order }
}

const notAForm = () => data(null, { status: 400, statusText: 'Bad Request' })

const oneOrAll = <Value>(values: Value[]) => (values.length === 1 && values[0] !== undefined ? values[0] : values)
const uploadOf = async (file: File): Promise<Upload> => ({
  name: clean(file.name),
  bytes: Buffer.from(await file.arrayBuffer()),
})
