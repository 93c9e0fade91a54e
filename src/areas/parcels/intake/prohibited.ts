import { folded } from '#values/text.ts'

/** Which word of the list stands in what was written, by itself or with its article; null where none does. Many are asked of one list. */
export function prohibitedFinder(words: readonly string[]) {
  const forms = words.map((word) => {
    const plain = folded(word)
    return { word, written: ['', 'ال', 'و', 'وال'].map((before) => ` ${before}${plain} `) }
  })
  return (content: string) => {
    const text = ` ${folded(content).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
    return forms.find(({ written }) => written.some((form) => text.includes(form)))?.word ?? null
  }
}
