/** An element: its name, with what stands in it. What is nothing is not written. */
export type Xml = { name: string; attributes?: Record<string, string> | undefined; inside: string | readonly (Xml | null)[] }

export function xml(
  name: string,
  inside: string | null | undefined | readonly (Xml | null)[],
  attributes?: Record<string, string>,
) {
  const isNothing = !inside || (typeof inside !== 'string' && inside.every((one) => one === null))
  return isNothing ? null : ({ name, inside, attributes } satisfies Xml)
}

/** Written in one way only: the same tree is the same bytes. */
export const document = (root: Xml | null) => `<?xml version="1.0" encoding="UTF-8"?>\n${root ? written(root, '') : ''}`

function written({ name, attributes = {}, inside }: Xml, indent: string): string {
  const told = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const opening = `${indent}<${name}${told.join('')}>`
  if (typeof inside === 'string') return `${opening}${escaped(inside)}</${name}>\n`
  const children = inside.flatMap((child) => (child ? [written(child, `${indent}  `)] : []))
  return `${opening}\n${children.join('')}${indent}</${name}>\n`
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What XML does not know at all is left out. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\ufffe\uffff]/gu, '')
    .replace(/[&<>"]/g, (mark) => marks[mark] ?? mark)
