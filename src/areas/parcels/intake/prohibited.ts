import { folded } from '#values/text.ts'

/** A word without its article and the ending of a plural. */
const bare = (word: string) => word.replace(/^(?:وال|ال|و(?=.{3}))/, '').replace(/(?<=.{3})(?:ات|ه|ة)$/, '')

/** Its letters without the long vowels a plural puts between them; of two letters that are left too many words are made. */
function root(word: string) {
  const letters = bare(word).replace(/[اويأإآءؤئى]/g, '')
  return letters.length >= 3 ? letters : bare(word)
}

/** Which word of the list stands in what was written, also in its plural; null where none does. Many are asked of one list. */
export function prohibitedFinder(words: readonly string[]) {
  const forms = words.map((word) => ({ word, plain: wordsIn(word).map(bare), roots: wordsIn(word).map(root) }))
  return (content: string) => {
    const [plain, roots] = [wordsIn(content).map(bare), wordsIn(content).map(root)]
    return forms.find((one) => holdsInOrder(plain, one.plain) || holdsInOrder(roots, one.roots))?.word ?? null
  }
}

const wordsIn = (text: string) => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Of several words all stand there, one after the other. */
const holdsInOrder = (written: readonly string[], asked: readonly string[]) =>
  asked.length > 0 && written.some((_, at) => asked.every((word, after) => written[at + after] === word))
