import { z } from 'zod'

/** The cells of one row by their fields, and the fields in which the table itself left an error. */
export type Brought = { cells: Record<string, string | undefined>; broken: readonly string[] }

/** What a row says as far as it can be read; what is not there was not written, or is among `unread`. */
export type Told = {
  party?: string
  number?: string
  day?: string
  dueOn?: string
  net?: bigint
  vat?: bigint
  branch?: string
  bank?: string
  account?: string
}

type Mark<Row> = { named: readonly string[]; mark: (row: Row) => string }

/**
 * How rows of one kind are read: field by field, so that one that cannot be read keeps nobody from hearing what is wrong with the
 * others. `mark` is known as soon as the fields are by which a paper is told from others; the row, when all of them are.
 */
export function reading<Shape extends z.ZodObject, Row>(
  shape: Shape,
  { named, mark }: Mark<z.output<Shape>>,
  whole: (row: z.output<Shape>, mark: string) => Row,
) {
  return ({ cells, broken }: Brought) => {
    const fields = Object.keys(shape.shape).filter((field) => !broken.includes(field))
    const read = fields.map((field) => [field, z.safeParse(shape.shape[field] ?? z.never(), cells[field])] as const)
    const wrong = read.flatMap(([field, { error }]) => (error?.issues ?? []).map(({ message }) => [field, message] as const))
    const unread = new Set([...broken, ...wrong.map(([field]) => field)])
    const told = Object.fromEntries(read.flatMap(([field, { data }]) => (data === undefined ? [] : [[field, data]])))
    // Whoever asks for it has seen that the fields it reads are there.
    const row = told as z.output<Shape>
    const marked = named.some((field) => unread.has(field)) ? null : mark(row)
    return {
      told: told as Told,
      mark: marked,
      unread,
      wrong,
      row: marked === null || unread.size > 0 ? null : whole(row, marked),
    }
  }
}
