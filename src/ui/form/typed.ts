import { type SyntheticEvent, useState } from 'react'
import type { Reply } from '../form.tsx'

/** What stands in a form at this moment, by the names of its fields. */
export type Typed = Readonly<Record<string, string | undefined>>

/** For a form that shows at once what will come of it: what is typed, and what to hear of the form. */
export function useTyped(reply: Reply | undefined, begun: () => Typed) {
  const [typed, setTyped] = useState<Typed>(() => (reply ? textsOf(Object.entries(reply.typed)) : begun()))
  const onInput = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => setTyped(textsOf([...new FormData(currentTarget)]))
  return { typed, onInput }
}

const textsOf = (entries: [string, unknown][]): Typed =>
  Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
