/** A text of contracts: its title, and one piece of writing in which a line that begins with # opens a clause. */
export type ContractText = { title: string; text: string }

export type Clause = { heading: string; text: string }

const units = ['', 'الأول', 'الثاني', 'الثالث', 'الرابع', 'الخامس', 'السادس', 'السابع', 'الثامن', 'التاسع', 'العاشر']
const within = ['', 'الحادي', ...units.slice(2, 10)]
const tens = ['', '', 'العشرون', 'الثلاثون', 'الأربعون']

/** «البند الأول»; beyond the forty-ninth by its figure. */
export function clauseName(place: number) {
  const [ten, unit] = [Math.floor(place / 10), place % 10]
  if (place <= 10) return `البند ${units[place]}`
  if (place < 20) return `البند ${within[unit]} عشر`
  if (place >= 50) return `البند ${place}`
  return unit === 0 ? `البند ${tens[ten]}` : `البند ${within[unit]} و${tens[ten]}`
}

/** What stands before the first clause, and the clauses in their order. */
export function clausesOf(text: string) {
  const [opening = '', ...rest] = text.split(/^#[^\S\n]*/m)
  const clauses = rest.map((part): Clause => {
    const [heading = '', ...lines] = part.split('\n')
    return { heading: heading.trim(), text: lines.join('\n').trim() }
  })
  return { opening: opening.trim(), clauses }
}

const english = /^\s*>\s*/

/** A line that begins with > is the English of what stands above it, of the whole clause beside its Arabic. */
export function inLanguages(text: string) {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return {
    arabic: lines.filter((line) => !english.test(line)),
    english: lines.flatMap((line) => (english.test(line) ? [line.replace(english, '')] : [])),
  }
}

/** «السيارة > The car»: a heading with its English, where it has one. */
export function headingIn(heading: string) {
  const [arabic = '', ...rest] = heading.split(/\s+>\s+/)
  return { arabic, english: rest.join(' > ') || null }
}

/** A value of several lines within an English line stays English in each of them. */
export const inEnglishLines = (lines: readonly string[]) => lines.join('\n> ')

/** The first clause that is opened and not named, by the one before it: whoever writes sees no numbers. */
export function unnamedClause(text: string) {
  const { clauses } = clausesOf(text)
  const at = clauses.findIndex(({ heading }) => /^[#\s]*$/.test(heading))
  if (at < 0) return null
  const before = clauses[at - 1]
  return before ? `البند الذي يلي «${headingIn(before.heading).arabic}»` : clauseName(1)
}

/**
 * A text as it is tried on: what opens clauses of its own in the place of its variable opens them here, each of its lines as a variable
 * beside the others; and money ends its sentence with its own dot, as on paper.
 */
export function triedOn(text: string, examples: Readonly<Record<string, string>>) {
  const lines: Record<string, string> = {}
  const laid = text.replace(/\{(\w+)\}(\.?)/g, (whole, name: string, dot: string) => {
    const example = examples[name] ?? ''
    if (dot && example.endsWith('ر.ع.')) return whole.slice(0, -1)
    if (!/^#/m.test(example)) return whole
    const opened = example.split('\n').map((line, at) => {
      const words = line.replace(/^#\s*/, '')
      lines[`${name}_${at}`] = words
      return `${line.slice(0, line.length - words.length)}{${name}_${at}}`
    })
    return `${opened.join('\n')}${dot}`
  })
  return { text: laid, examples: { ...examples, ...lines } }
}

/** Without what nobody agreed on: the room it left within a line, and the clause that was made of nothing else. */
export const withoutGaps = (text: string) =>
  text
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/^#[^\n]*\n+(?=#|(?![\s\S]))/gm, '')
    .replace(/\n{3,}/g, '\n\n')

/** Written by hand on the paper where nothing is known of it. */
export const blank = '........................'

/** Before it is filled: what somebody typed between braces is no place of the text. */
export const withBlanks = (text: string, known: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(known, name) ? whole : blank))
