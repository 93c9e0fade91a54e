import { meant, passedOver } from './synonyms.ts'

export type Entry = { title: string; text: string; keywords?: string }

/** Something the assistant can say, and what it is asked with. */
export type Known = Entry & { link?: { path: string; label: string } | null; offersPerson?: true }

/** Entries that have to do with the words typed, best first; a score of 1 means that they are its very title. */
export function rank<Each extends Entry>(typed: string, entries: Each[]) {
  const words = wordsOf(typed)
  const prepared = entries.map((entry) => ({ entry, ...wordLists(entry) }))
  const weighed = words.map((word) => {
    const matches = prepared.map((lists) => match(word, lists))
    const found = matches.filter((value) => value > 0).length
    // A rare word tells more than a common one; a word we have nowhere tells only that something is missing.
    return { matches, weight: Math.log(1 + entries.length / (1 + (found || 4))) }
  })
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0) || 1
  return prepared
    .map(({ entry, title }, index) => {
      const answered = weighed.reduce((sum, { matches, weight }) => sum + (matches[index] ?? 0) * weight, 0) / whole
      return { entry, score: answered * (0.9 + 0.1 * share(title, words)) }
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
}

type Lists = Pick<ReturnType<typeof wordLists>, 'strong' | 'weak'>

function wordLists({ title, text, keywords = '' }: Entry) {
  return { title: wordsOf(title), strong: wordsOf(`${title} ${keywords}`), weak: wordsOf(text) }
}

/** How much of the title was asked for: of two that answer all words, the one that says no more is meant. */
function share(title: string[], words: string[]) {
  const asked = title.filter((word) => words.some((other) => word === other || alike(word, other)))
  return asked.length / (title.length || 1)
}

/** A word in the title counts whole, in the text half; one that only begins alike or is one letter off counts less. */
function match(word: string, { strong, weak }: Lists) {
  if (strong.includes(word)) return 1
  if (strong.some((other) => alike(word, other))) return 0.8
  if (weak.includes(word)) return 0.5
  return weak.some((other) => alike(word, other)) ? 0.3 : 0
}

function alike(one: string, other: string) {
  const shorter = Math.min(one.length, other.length)
  if (shorter < 3) return false
  if (withoutParticle(one) === other || one === withoutParticle(other)) return true
  return one.startsWith(other) || other.startsWith(one) || (shorter >= 5 && oneLetterOff(one, other))
}

/** «بشيكات» is «شيكات» with one letter before it. */
const withoutParticle = (word: string) => word.replace(/^[وبلفك](?=.{3})/, '')

/** One letter too many, too few, or another in its place. */
function oneLetterOff(one: string, other: string) {
  if (Math.abs(one.length - other.length) > 1) return false
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  const at = [...long].findIndex((letter, index) => letter !== short[index])
  return long.slice(at + 1) === short.slice(long.length === short.length ? at + 1 : at)
}

function wordsOf(text: string) {
  const words = meant(text)
    .split(' ')
    .filter((word) => word.length > 1 && !passedOver.has(word))
  return [...new Set(words.map(stem))]
}

/** What stays of a word without its article and its endings: «سيارات», «السيارة» and «سيارتي» are one. */
function stem(word: string) {
  const bare = word.replace(/^(?:[وبفك]?ال|لل)(?=.{3})/, '')
  return bare.replace(/(?<=.{3})(?:تي|تك|ات|ون|ين|ان|ها|هم|نا|كم|يه)$/, '').replace(/(?<=.{3})[هيكا]$/, '')
}
